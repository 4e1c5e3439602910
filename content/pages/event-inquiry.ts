import { cardGrid, hero, link, requestForm, steps } from '../build/block.ts'
import { page } from '../build/document.ts'

export const eventInquiry = page({
  id: 'event-inquiry',
  title: 'Plan your event',
  path: '/event-inquiry',
  seo: {
    _type: 'seo',
    title: 'Plan an Event: IV Therapy for Groups | Ocotillo',
    description:
      'Mobile IV therapy for weddings, offices, races and private parties in Greater Phoenix. Tell us the date, place and headcount; we answer within 24 hours.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'For 5 to 60 guests',
      heading: 'Tell us about your event',
      intro:
        'A wedding, an office day, a race, a birthday: tell us when, where and how many. We answer within 24 hours with a plan, a team and a price.',
      art: 'calendar',
      primaryLink: link('Start your inquiry', '#inquiry'),
      hasCallButton: true,
      facts: ['Reply within 24 hours', 'Free to ask', 'All of Greater Phoenix'],
    }),
    cardGrid({
      key: 'bring',
      tone: 'sand',
      heading: 'What we bring',
      look: 'cards',
      cards: [
        [
          'Licensed professionals',
          'One nurse for every four guests at a time, and a provider who screens each guest by video.',
          { icon: 'users' },
        ],
        [
          'Everything they need',
          'Reclining chairs, privacy screens, supplies and safe disposal. You provide power and shade.',
          { icon: 'bag' },
        ],
        [
          'The paperwork',
          'Consent on each guest’s own phone, proof of insurance for your venue, and one invoice.',
          { icon: 'document' },
        ],
      ],
    }),
    cardGrid({
      key: 'prices',
      heading: 'What it costs',
      intro: 'Travel is free for groups. You’ll get a full quote before you decide.',
      look: 'rows',
      cards: [
        ['Talks: free', 'For schools, clubs and neighborhoods, 20 or more guests.'],
        ['Workshops: from $49 a person', 'Includes materials and breakfast, 8 to 24 people.'],
        ['Couples’ evenings: $299 per couple', 'Two hydration drips side by side, exam included.'],
        [
          'Office days and large parties: contact for pricing',
          'It depends on guests, hours and treatments. You’ll get a quote within 24 hours.',
        ],
      ],
    }),
    requestForm({ key: 'quote', anchor: 'quote', form: 'group-quote' }),
    requestForm({ key: 'inquiry', anchor: 'inquiry', form: 'event-inquiry' }),
    steps('how', 'What happens next', [
      ['Within 24 hours', 'Someone emails or calls you, fills in the gaps, and sends a quote.'],
      ['Two weeks before', 'Guests get a link to a short health form, so nobody waits on the day.'],
      ['On the day', 'We arrive 45 minutes early, set up, treat, and leave the room as we found it.'],
    ]),
  ],
})
