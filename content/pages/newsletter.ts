import { cardGrid, faqList, hero, link, requestForm } from '../build/block.ts'
import { page } from '../build/document.ts'
import { newsletterFaqs } from '../faqs/clinic.ts'

export const newsletter = page({
  id: 'newsletter',
  title: 'Newsletter',
  path: '/newsletter',
  seo: {
    _type: 'seo',
    title: 'Newsletter: one email a month | Ocotillo',
    description:
      'Wellness tips, new treatments, dates near you and offers for subscribers from a mobile IV clinic in Scottsdale. One email a month, unsubscribe in one click.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Newsletter',
      heading: 'One email a month, worth opening',
      intro:
        'For patients and the curious: wellness tips from our nurses, what’s new, and offers before they go public. It’s free, and you can unsubscribe in one click.',
      art: 'mailbox',
      primaryLink: link('Subscribe', '#subscribe'),
      hasCallButton: true,
    }),
    cardGrid({
      key: 'benefits',
      heading: 'What you get',
      look: 'cards',
      tone: 'plain',
      cards: [
        [
          'Wellness tips',
          'What to drink, eat and do in the desert heat, from the nurses who see it every day.',
          { icon: 'leaf' },
        ],
        ['Exclusive offers', 'Subscriber-only prices, always with an end date.', { icon: 'percent' }],
        ['New treatments first', 'What we’ve added, who it’s for, and who it isn’t for.', { icon: 'spark' }],
        [
          'Dates near you',
          'Workshops and group events in Scottsdale and Greater Phoenix.',
          { icon: 'calendar' },
        ],
      ],
    }),
    requestForm({ key: 'subscribe', form: 'newsletter', anchor: 'subscribe' }),
    faqList({ key: 'faqs', heading: 'Before you subscribe', faqs: newsletterFaqs, tone: 'plain' }),
  ],
})
