import { callout, cardGrid, faqList, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { planComparison, planList } from '../build/menu.ts'
import { membershipFaqs } from '../faqs/services.ts'

export const membership = page({
  id: 'membership',
  title: 'Membership',
  path: '/membership',
  seo: {
    _type: 'seo',
    title: 'Membership Plans from $99 a Month | Ocotillo',
    description:
      'Four monthly plans for IV drips and vitamin shots at your home in Scottsdale and Greater Phoenix, from $99 to $599, with what each one really saves.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Membership',
      heading: 'For people who keep coming back',
      intro:
        'Four plans from $99 a month. See what a month costs, and what the same visits would cost without a plan.',
      art: 'member',
      primaryLink: link('See the plans', '#plans'),
      hasCallButton: true,
      facts: ['Paid monthly', 'At your home, office or hotel', 'No membership needed to book'],
    }),
    cardGrid({
      key: 'benefits',
      anchor: 'benefits',
      heading: 'What members get',
      look: 'ticks',
      cards: [
        [
          'Drips and shots each month',
          'Your plan sets how many. You choose which ones, visit by visit.',
          { icon: 'check' },
        ],
        [
          'A lower price on the rest',
          '20%, 30% or 40% off everything else, on the three Wellness plans.',
          { icon: 'check' },
        ],
        [
          'One exam, then visits',
          'The good faith exam comes before your first visit. After that, you just book.',
          { icon: 'check' },
        ],
        [
          'One payment a month',
          'The same amount each time. Call us to change or end your plan.',
          { icon: 'check' },
        ],
      ],
    }),
    planList({
      key: 'plans',
      heading: 'Four plans',
      intro: 'Each card says when the plan pays off. If it won’t for you, book single visits instead.',
    }),
    planComparison({
      key: 'comparison',
      heading: 'Side by side',
      intro: 'The same four plans, line by line.',
    }),
    faqList({ key: 'faq', heading: 'Before you join', faqs: membershipFaqs, tone: 'sand', anchor: 'faq' }),
    callout({
      key: 'unsure',
      heading: 'Not sure which one pays off?',
      text: 'Tell us how often you’d like a visit. We’ll do the math with you, and tell you if single visits are cheaper.',
      link: link('Call (480) 555-0142', 'tel:+14805550142'),
      secondLink: link('See the drip menu', '/iv-therapy'),
      tone: 'agave',
      art: 'sunrise',
    }),
  ],
})
