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
      'Book and reschedule visits, see your records, update your details and message the care team. How to log in to your client portal.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Client portal',
      heading: 'Your visits and records in one place',
      intro:
        'Book visits, fill in your health forms and see your records. Orders, gift cards and requests are in your Patient Portal.',
      art: 'tablet',
      primaryLink: link('Log in', '#log-in'),
      secondaryLink: link('Go to the Patient Portal', '/account'),
      hasCallButton: true,
    }),
    portalWindow({
      key: 'portal',
      heading: 'Log in',
      intro:
        'Use the email address you booked with. The window below is our booking system, which holds your records.',
      tone: 'plain',
      anchor: 'log-in',
    }),
    cardGrid({
      key: 'features',
      heading: 'What you can do there',
      look: 'cards',
      tone: 'sand',
      cards: [
        ['Easy scheduling', 'Book, reschedule or cancel a visit without calling.', { icon: 'calendar' }],
        [
          'Health records',
          'Your exams, treatments and consent forms, as your provider wrote them.',
          { icon: 'document' },
        ],
        [
          'Profile management',
          'Keep your address, phone, allergies and medications up to date.',
          { icon: 'user' },
        ],
        [
          'Wellness tracking',
          'What you’ve had and when, so you and your provider can spot patterns.',
          { icon: 'chart' },
        ],
        [
          'Secure and private',
          'Built for medical records, encrypted, and open only to you and the people who treat you.',
          { icon: 'lock' },
        ],
        ['Direct communication', 'Message the care team about your health, securely.', { icon: 'message' }],
      ],
    }),
    richText(
      'safety',
      'Keep your account safe',
      `
      - We never ask for a password on the phone or by email.
      - Treat any link we send you like a key. Don’t forward it.
      - On a shared computer, log out when you’re done.
      - Got a message that looks off? Don’t open the link. Call support.
      `,
    ),
    contactCards({
      key: 'help',
      heading: 'Need Help?',
      intro: 'A real person will help you get in, even if your email address has changed.',
      tone: 'sand',
      cards: [
        ['Call support', 'The fastest way back into your portal.', 'supportPhone'],
        ['Write to us', 'From the address you booked with.', 'emailBookings'],
      ],
    }),
  ],
})
