import { link } from '../build/block.ts'
import { keyed, navigation } from '../build/document.ts'
import { footerColumns, megaMenu } from '../navigation.ts'

const clientPortal = link('Client Portal', '/client-portal')

export const menus = navigation({
  topLinks: keyed('link', [
    link('Service Areas', '/service-areas'),
    link('Newsletter', '/newsletter'),
    clientPortal,
  ]),
  megaMenu,
  megaMenuLinks: keyed('link', [
    link('See the whole IV menu', '/iv-therapy'),
    link('New here? See how a first visit works', '/first-time-patients'),
  ]),
  headerLinks: keyed('link', [
    link('Vitamin Injections', '/vitamin-injections'),
    link('Membership', '/membership'),
    link('Gift Cards', '/gift-cards'),
    link('Events', '/events'),
    link('First-Time Patients', '/first-time-patients'),
    link('Service Areas', '/service-areas'),
    link('About Us', '/about'),
    link('Careers', '/careers'),
    link('Brand Ambassador', '/sponsorship'),
    link('Contact', '/contact'),
  ]),
  mobileLinks: keyed('link', [
    link('Home', '/'),
    {
      _type: 'linkGroup' as const,
      label: 'Services',
      links: keyed('link', [
        link('IV Therapy Services', '/iv-therapy'),
        link('Vitamin Injections', '/vitamin-injections'),
      ]),
    },
    link('Events', '/events'),
    link('Gift Cards', '/gift-cards'),
    link('Membership', '/membership'),
    link('First-Time Patients', '/first-time-patients'),
    link('Careers', '/careers'),
    link('Brand Ambassador', '/sponsorship'),
  ]),
  mobileActions: keyed('link', [clientPortal]),
  quickActions: keyed('link', [
    link('Book IV Therapy', '/first-time-patients'),
    link('Emergency Line', 'tel:911'),
    clientPortal,
  ]),
  availability: 'Booking and support 24/7',
  footerColumns,
})
