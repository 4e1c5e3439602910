import { cardGrid, hero, link, richText, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { contactCards } from '../build/legal.ts'

export const clientPortal = page({
  id: 'client-portal',
  title: 'Client portal',
  path: '/client-portal',
  seo: {
    _type: 'seo',
    title: 'Client portal: visits and records | Ocotillo',
    description:
      'Book and move visits, see your records, keep your details up to date and write to the care team. How to get into your client portal.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Client portal',
      heading: 'Your visits and records in one place',
      intro:
        'For everyone who has been treated by us or has booked. Today we let you in with a personal link.',
      art: 'calendar',
      primaryLink: link('Get your link', '#log-in'),
      hasCallButton: true,
    }),
    steps(
      'log-in',
      'How to log in today',
      [
        [
          'Ask for your link',
          'Call us, or write from the email address you booked with. We check that it is you.',
        ],
        [
          'Open it on your own device',
          'We send a personal link to that address. It opens your record, so keep it to yourself.',
        ],
        [
          'Stay in control',
          'See your visits, sign your forms, read your record. Close the window when you are done.',
        ],
      ],
      { tone: 'plain', anchor: 'log-in' },
    ),
    cardGrid({
      key: 'features',
      heading: 'What you can do there',
      look: 'cards',
      tone: 'sand',
      cards: [
        ['Easy scheduling', 'Book, move or cancel a visit without a call.', { icon: 'calendar' }],
        [
          'Health records',
          'Your examinations, treatments and consent forms, as the provider wrote them.',
          { icon: 'document' },
        ],
        [
          'Profile management',
          'Address, phone, allergies and medicines: change them when they change.',
          { icon: 'user' },
        ],
        [
          'Wellness tracking',
          'What you had and when, so that you and your provider see the pattern.',
          { icon: 'chart' },
        ],
        [
          'Secure and private',
          'Made for medical records, encrypted, and open only to you and those who treat you.',
          { icon: 'lock' },
        ],
        ['Direct communication', 'Write to the care team about your health, safely.', { icon: 'message' }],
      ],
    }),
    richText(
      'safety',
      'Keep it yours',
      `
      - We never ask for a password on the phone or by email.
      - Your link is as good as a key. Don’t forward it.
      - On a shared computer, log out when you are done.
      - Did a message look strange? Don’t open its link. Call support.
      `,
    ),
    contactCards({
      key: 'help',
      heading: 'Need Help?',
      intro: 'A person helps you get in, even if your email address has changed.',
      tone: 'sand',
      cards: [
        ['Call support', 'The fastest way to your link.', 'supportPhone'],
        ['Write to us', 'From the address you booked with.', 'emailBookings'],
      ],
    }),
  ],
})
