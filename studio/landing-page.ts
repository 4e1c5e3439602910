import type { Template } from 'sanity'

export const landingPageTemplate = 'landing-page'

/**
 * A page that is nearly there: an opening, a text and a booking band. What only its author can know (title, address,
 * heading, text) is empty, so that no sample words are ever published.
 */
export const landingPage: Template = {
  id: landingPageTemplate,
  title: 'Landing page',
  description: 'A page for a campaign: an opening, a text and how to book.',
  schemaType: 'page',
  value: {
    blocks: [
      {
        _key: 'opening',
        _type: 'hero',
        art: 'stems',
        primaryLink: { _type: 'link', label: 'Book your first visit', href: '/first-time-patients' },
        hasCallButton: true,
      },
      { _key: 'text', _type: 'richText', tone: 'plain' },
      {
        _key: 'booking',
        _type: 'bookingCallout',
        heading: 'Book a visit',
        points: ['A licensed nurse comes to you', 'The price is on the page before you book'],
        links: [
          { _key: 'book', _type: 'link', label: 'Book your first visit', href: '/first-time-patients' },
        ],
      },
    ],
  },
}
