import { cardGrid, hero, link, richText } from '../build/block.ts'
import { page } from '../build/document.ts'
import { portalWindow } from '../build/home.ts'
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
      intro: 'For everyone who has been treated by us or has booked. You log in right here, on this page.',
      art: 'calendar',
      primaryLink: link('Log in', '#log-in'),
      hasCallButton: true,
    }),
    portalWindow({
      key: 'portal',
      heading: 'Log in',
      intro:
        'Use the email address you booked with. The window below belongs to our booking system, which keeps your record.',
      tone: 'plain',
      anchor: 'log-in',
    }),
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
      - A link we send you is as good as a key. Don’t forward it.
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
        ['Call support', 'The fastest way back into your portal.', 'supportPhone'],
        ['Write to us', 'From the address you booked with.', 'emailBookings'],
      ],
    }),
  ],
})
