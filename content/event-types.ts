import { eventType } from './build/community.ts'
import { inOrder } from './build/document.ts'

/** What we do at events, in the order of the page. */
export const eventTypes = inOrder([
  eventType({
    slug: 'educational',
    name: 'Educational talks',
    description:
      'A provider explains one topic in plain English and takes your questions. No sales pitch, no treatments.',
    details: ['20 to 60 guests', '60 to 90 minutes', 'Free for schools and clubs'],
    icon: 'message',
  }),
  eventType({
    slug: 'workshops',
    name: 'Workshops',
    description:
      'Hands-on sessions for small groups: recovering from workouts, working in the heat, sleeping better.',
    details: ['8 to 24 guests', '2 hours', 'Written plan to take home'],
    icon: 'flask',
  }),
  eventType({
    slug: 'special-events',
    name: 'Special events',
    description:
      'Weddings, birthdays, bachelor and bachelorette weekends, festivals. Each guest is screened before a treatment.',
    details: ['5 to 50 guests', '1 nurse for every 4 guests', 'At your home, hotel or venue'],
    icon: 'star',
  }),
  eventType({
    slug: 'corporate',
    name: 'Corporate wellness',
    description: 'A morning or a day at your office or conference, with private stations and one invoice.',
    details: ['10 to 60 people', 'Half or full days', 'No health data to the employer'],
    icon: 'building',
  }),
])
