import { partnershipType } from './build/community.ts'
import { inOrder } from './build/document.ts'

/** The three ways to work with us, in the order of the page. */
export const partnershipTypes = inOrder([
  partnershipType({
    slug: 'brand-ambassador',
    name: 'Brand Ambassador',
    suits: 'For creators, athletes and hosts in the Valley',
    description:
      'You use our services, tell people what it was really like, and always say that we work together.',
    benefits: [
      'One treatment a month at no cost',
      'A discount code for your audience',
      'First invitations to our events',
    ],
    icon: 'megaphone',
  }),
  partnershipType({
    slug: 'corporate-sponsorship',
    name: 'Corporate Sponsorship',
    suits: 'For employers, hotels and gyms',
    description: 'You offer our visits to your people. We handle the staff, the insurance and the paperwork.',
    benefits: ['Team prices from 10 people', 'One contact and one invoice', 'Your logo at our public talks'],
    icon: 'handshake',
  }),
  partnershipType({
    slug: 'event-sponsorship',
    name: 'Event Sponsorship',
    suits: 'For races, festivals and good causes',
    description:
      'We staff a hydration tent at your event or support your cause. You get trained people and clear terms.',
    benefits: [
      'Licensed nurses on site',
      'Shade, water and supplies included',
      'Named in each other’s announcements',
    ],
    icon: 'flag',
  }),
])
