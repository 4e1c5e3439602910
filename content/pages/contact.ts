import { cardGrid, contactPanel, hero, link, notice, requestForm } from '../build/block.ts'
import { page } from '../build/document.ts'
import { contactCards } from '../build/legal.ts'

export const contact = page({
  id: 'contact',
  title: 'Contact',
  path: '/contact',
  seo: {
    _type: 'seo',
    title: 'Contact Ocotillo: phone, email and hours',
    description:
      'Call or write to us in Scottsdale. Phone, email, daily hours and the cities we serve. We answer messages within 24 hours.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Contact',
      heading: 'Talk to a person',
      intro: 'Call if it’s about today; write about anything else. We answer messages within 24 hours.',
      art: 'letter',
      hasCallButton: true,
      primaryLink: link('Write a message', '#message'),
    }),
    notice({
      key: 'emergency',
      heading: 'Medical emergency? Call 911',
      text: 'Don’t write or call us first. We are not an emergency service, and a message may be read hours later.',
      kind: 'emergency',
      link: link('Call 911', 'tel:911'),
    }),
    contactPanel({
      key: 'ways',
      heading: 'Phone, email and hours',
      hours: 'days',
      areas:
        'Scottsdale, Paradise Valley, Phoenix, Tempe, Mesa, Fountain Hills, Cave Creek, Carefree, North Phoenix',
      link: link('See how soon we can get to you', '/service-areas'),
      tone: 'plain',
      anchor: 'hours',
    }),
    requestForm({ key: 'message', form: 'contact', anchor: 'message' }),
    contactCards({
      key: 'desks',
      heading: 'Straight to the right desk',
      tone: 'plain',
      cards: [
        ['Bookings', 'To book, reschedule or cancel a visit.', 'emailBookings'],
        ['Medical team', 'Questions before or after a treatment.', 'emailMedicalTeam'],
        ['Support', 'Help with an order or the client portal.', 'supportPhone'],
        ['Privacy officer', 'Your record and your rights.', 'emailPrivacy'],
      ],
    }),
    requestForm({ key: 'call-back', form: 'call-back', anchor: 'call-back' }),
    cardGrid({
      key: 'ways-on',
      heading: 'No need to write in for these',
      look: 'rows',
      tone: 'plain',
      cards: [
        [
          'Your first visit',
          'What happens, how long it takes and how to prepare.',
          { icon: 'calendar', link: link('New patients start here', '/first-time-patients') },
        ],
        [
          'A price in writing',
          'Free, within 3 business days, no booking needed.',
          { icon: 'document', link: link('Ask for an estimate', '/good-faith-estimate') },
        ],
        [
          'An event or a team',
          'From five guests, at your office, hotel or home.',
          { icon: 'users', link: link('Plan an event', '/event-inquiry') },
        ],
      ],
    }),
  ],
})
