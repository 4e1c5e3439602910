import { partnershipType } from './build/community.ts'
import { inOrder } from './build/document.ts'
import { testimonial } from './build/home.ts'

/** Samples until the clinic has words of its own patients (HOME-004). */
export const testimonials = inOrder([
  testimonial({
    id: 'maya',
    name: 'Maya R., Tempe',
    text: 'I am nervous about needles, and I said so on the phone. The nurse took her time, told me each step before she did it, and I was back at my desk within the hour.',
    rating: 5,
    isSample: true,
  }),
  testimonial({
    id: 'daniel',
    name: 'Daniel K., visiting Scottsdale',
    text: 'We called at nine and were done by eleven, in our hotel room. The price was the one on the page. Nobody tried to sell us anything on top.',
    rating: 5,
    isSample: true,
  }),
  testimonial({
    id: 'teresa',
    name: 'Teresa L., Paradise Valley',
    text: 'They asked about my medications before anything else, and told me which of the add-ons I could leave out. That is why I called them again.',
    rating: 5,
    isSample: true,
  }),
])

/** The three ways to work with us, in the order of the page. */
export const partnershipTypes = inOrder([
  partnershipType({
    slug: 'brand-ambassador',
    name: 'Brand Ambassador',
    suits: 'For creators, athletes and hosts in the Valley',
    description:
      'Use our services, tell people what they’re really like, and always say that we work together.',
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
    description:
      'You offer our visits to your team, guests or members. We handle the staff, the insurance and the paperwork.',
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
