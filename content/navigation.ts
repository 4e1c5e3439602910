import { link } from './build/block.ts'
import { keyed, redirect } from './build/document.ts'

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
    ['Help Me Choose', '/help-me-choose'],
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

export const megaMenu = keyed('group', [
  group('IV Therapy', [
    ['Hydration', 'After heat, travel or a long week', '/iv-therapy#hydration'],
    ['Energy', 'Myers formulas with B vitamins', '/iv-therapy#energy'],
    ['Immune support', 'Vitamin C, zinc and fluids', '/iv-therapy#immune'],
    ['Recovery', 'After a workout or a late night', '/iv-therapy#recovery'],
    ['Beauty', 'Biotin, vitamin C and glutathione', '/iv-therapy#beauty'],
    ['Help me choose', 'Not sure? Four short questions', '/help-me-choose'],
  ]),
  group('NAD+ & Peptides', [
    ['NAD+ drips', 'From 50 mg, with time to sit back', '/iv-therapy#nad'],
    ['NAD+ & peptide programs', 'Planned with a licensed provider', '/nad-peptides'],
    ['Weight management', 'Starts with a telehealth visit', '/iv-therapy#weight'],
  ]),
  group('Injections & Shots', [
    ['All vitamin injections', '15 shots, 5 to 15 minutes each', '/vitamin-injections'],
    ['Injection packages', 'Shot Pass and yearly plans', '/vitamin-injections#packages'],
    ['Products', 'Everything you can put in the cart', '/products'],
  ]),
  group('Wellness & Telehealth', [
    ['Telehealth', 'A medical evaluation by video', '/telehealth'],
    ['Mobile testing kits', 'Samples taken at your home', '/mobile-testing-kits'],
    ['Membership', 'Monthly visits at a lower price', '/membership'],
    ['Gift cards', 'From $25, sent when you choose', '/gift-cards'],
  ]),
])

function group(category: string, items: [name: string, description: string, href: string][]) {
  return {
    _type: 'megaCategory' as const,
    category,
    items: keyed(
      'item',
      items.map(([name, description, href]) => ({ _type: 'megaItem' as const, name, description, href })),
    ),
  }
}

/** Addresses that people type or that stand on cards and in old links. */
export const redirects = [
  redirect({ id: 'book', from: '/book', to: '/first-time-patients', isPermanent: false }),
  redirect({ id: 'menu', from: '/menu', to: '/iv-therapy', isPermanent: true }),
]
