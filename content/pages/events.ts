import { callout, hero, link, requestForm } from '../build/block.ts'
import { eventTypeList, pastEventList, upcomingEventList } from '../build/community.ts'
import { page } from '../build/document.ts'

export const events = page({
  id: 'events',
  title: 'Events',
  path: '/events',
  seo: {
    _type: 'seo',
    title: 'Wellness Events in Scottsdale and Phoenix | Ocotillo',
    description:
      'Talks, workshops and evenings with our medical team in Greater Phoenix: dates, places and prices, from free to $299 per couple. Or plan your own event.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Talks, workshops and evenings',
      heading: 'Meet us before you need us',
      intro:
        'Come ask our nurses anything, or bring us to your wedding, office or race. Our talks are free, workshops are $49, and every event lists its price.',
      art: 'gathering',
      primaryLink: link('Plan Your Event', '/event-inquiry'),
      secondaryLink: link('See dates', '#upcoming'),
      hasCallButton: true,
    }),
    upcomingEventList({
      key: 'upcoming',
      anchor: 'upcoming',
      heading: 'Upcoming events',
      intro: 'All times are Arizona time.',
      emptyText: 'Nothing on the calendar right now. We add new dates every month.',
    }),
    requestForm({ key: 'alert', form: 'event-alert', anchor: 'event-alert' }),
    eventTypeList({
      key: 'types',
      tone: 'plain',
      heading: 'Four kinds of events',
      intro: 'Whatever the occasion, each guest who wants a treatment is screened by a provider first.',
    }),
    pastEventList({
      key: 'past',
      tone: 'sand',
      heading: 'Past events',
      intro: 'How many came, and the average guest rating out of 5.',
    }),
    callout({
      key: 'custom',
      heading: 'Have your own event in mind?',
      text: 'Tell us the date, the place and how many people. We answer within 24 hours with a plan and a price.',
      link: link('Plan Custom Event', '/event-inquiry'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
      art: 'leaf',
    }),
  ],
})
