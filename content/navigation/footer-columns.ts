import { link } from '../build/block.ts'
import { keyed } from '../build/keyed.ts'

export const footerColumns = keyed('column', [
  column('Services', [
    ['IV Therapy', '/iv-therapy'],
    ['NAD+ & Peptides', '/nad-peptides'],
    ['Vitamin Injections', '/vitamin-injections'],
    ['Telehealth', '/telehealth'],
    ['Mobile Testing Kits', '/mobile-testing-kits'],
    ['Products', '/products'],
    ['Membership', '/membership'],
    ['Gift Cards', '/gift-cards'],
  ]),
  column('Company', [
    ['About Us', '/about'],
    ['Events', '/events'],
    ['Plan an Event', '/event-inquiry'],
    ['Careers', '/careers'],
    ['Brand Ambassador', '/sponsorship'],
  ]),
  column('Support & Resources', [
    ['First-Time Patients', '/first-time-patients'],
    ['Service Areas', '/service-areas'],
    ['Questions & Answers', '/#faq'],
    ['Client Portal', '/client-portal'],
    ['Order Status', '/order-status'],
    ['Newsletter', '/newsletter'],
    ['Contact', '/contact'],
    ['Support by Phone', 'tel:+14805550143'],
  ]),
  column('Legal & Compliance', [
    ['Privacy Policy', '/privacy'],
    ['Privacy Practices', '/privacy-practices'],
    ['Terms of Service', '/terms'],
    ['Medical Disclaimer', '/medical-compliance'],
    ['Good Faith Estimate', '/good-faith-estimate'],
    ['Compliance', '/compliance'],
  ]),
])

function column(title: string, links: [label: string, href: string][]) {
  return {
    _type: 'footerColumn' as const,
    title,
    links: keyed(
      'link',
      links.map(([label, href]) => link(label, href)),
    ),
  }
}
