import { callout, cardGrid, hero, link, requestForm } from '../build/block.ts'
import { serviceAreaList, serviceAreaMap, zipCheck } from '../build/community.ts'
import { page } from '../build/document.ts'

export const areas = page({
  id: 'service-areas',
  title: 'Service Areas',
  path: '/service-areas',
  seo: {
    _type: 'seo',
    title: 'Mobile IV Service Areas in Greater Phoenix | Ocotillo',
    description:
      'Where our nurses go in Greater Phoenix and how fast: 30-45 min in Scottsdale and Paradise Valley. Cities, neighborhoods and travel fees.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Nine cities and areas in the Valley',
      heading: 'How fast we can be at your door',
      intro:
        'A nurse in 30 to 45 minutes in Scottsdale and Paradise Valley, in 45 to 75 minutes elsewhere. Times start from your confirmed booking, when a nurse is available.',
      art: 'map',
      primaryLink: link('New patient? Start here', '/first-time-patients'),
      hasCallButton: true,
      facts: ['No travel fee in primary areas', '7 days a week, 8am to 8pm'],
    }),
    zipCheck({
      key: 'zip',
      anchor: 'zip',
      tone: 'agave',
      heading: 'Do we come to you?',
      intro: 'Enter your ZIP code to see how soon a nurse can be there and whether there’s a travel fee.',
    }),
    serviceAreaMap({
      key: 'map',
      tone: 'sand',
      heading: 'The Valley, by response time',
      intro: 'Colors show how long it usually takes from booking to our knock on your door.',
    }),
    serviceAreaList({
      key: 'primary',
      anchor: 'primary',
      reach: 'primary',
      heading: 'Primary areas',
      intro: 'Where our nurses start the day. No travel fee.',
      unknownTime: 'Call for today’s time',
    }),
    serviceAreaList({
      key: 'extended',
      anchor: 'extended',
      tone: 'sand',
      reach: 'extended',
      heading: 'Extended areas',
      intro: 'A bit farther out: a minimal travel fee applies, and we’ll tell you how much before you book.',
      unknownTime: 'Call for today’s time',
    }),
    cardGrid({
      key: 'fees',
      anchor: 'travel-fees',
      heading: 'Travel fees',
      look: 'cards',
      cards: [
        ['Primary areas: none', 'You just pay the price on the page.', { icon: 'home' }],
        [
          'Extended areas: minimal',
          'One small fee per visit, no matter how many people we treat.',
          { icon: 'truck' },
        ],
        [
          'Group bookings: waived',
          'No travel fee for events and groups anywhere in these areas.',
          { icon: 'users' },
        ],
      ],
    }),
    requestForm({ key: 'waitlist', form: 'waitlist', anchor: 'waitlist' }),
    callout({
      key: 'elsewhere',
      heading: 'Not on the map?',
      text: 'Call or write. We often travel farther for groups, and if we can’t make it, we’ll tell you.',
      link: link('Ask about your address', '/contact'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
      art: 'pin',
    }),
  ],
})
