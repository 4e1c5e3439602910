import { callout, cardGrid, faqList, hero, link, notice, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { factSheet } from '../build/legal.ts'
import { testingKitFaqs } from '../faqs/testing-kits.ts'

export const mobileTestingKits = page({
  id: 'mobile-testing-kits',
  title: 'Mobile testing kits',
  path: '/mobile-testing-kits',
  seo: {
    _type: 'seo',
    title: 'Mobile testing kits at your home | Ocotillo',
    description:
      'A nurse takes the sample at your home in Scottsdale or Greater Phoenix, a licensed laboratory measures it, and a provider explains the result by video.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Mobile testing kits',
      heading: 'The laboratory comes to your kitchen table',
      intro:
        'A nurse takes the sample at your place in about 15 minutes. A licensed laboratory measures it. A provider explains the result.',
      art: 'kit',
      primaryLink: link('Talk to a provider first', '/telehealth'),
      hasCallButton: true,
    }),
    factSheet({
      key: 'facts',
      heading: 'What to know',
      tone: 'plain',
      rows: [
        ['For whom', 'Adults in Arizona. For children, ask their doctor.'],
        ['How long', 'About 15 minutes at your place. Results usually within a week.'],
        [
          'What it costs',
          'It depends on the test. You get the full price before you order, in writing if you ask.',
        ],
        ['Limits', 'A test is one day’s number, not a diagnosis. The provider looks at it with you.'],
      ],
    }),
    steps(
      'way',
      'Four steps, one trip to the door',
      [
        [
          'Say what you want to know',
          'A provider decides with you which test answers the question, and orders it.',
        ],
        ['Know the price', 'We tell you the full price of kit, visit and laboratory before you say yes.'],
        ['Give the sample', 'A nurse comes, labels everything in front of you, and takes it along.'],
        ['Hear what it means', 'Usually within a week, by video, with the report in your client portal.'],
      ],
      { tone: 'agave', anchor: 'way' },
    ),
    cardGrid({
      key: 'kits',
      heading: 'What we can test',
      intro: 'The exact list of values is on the order. If one is missing, ask for it.',
      look: 'cards',
      tone: 'plain',
      cards: [
        [
          'Vitamins and minerals',
          'Such as vitamin D, B12, iron and magnesium: useful before you spend money on drips or shots.',
          { icon: 'sun' },
        ],
        [
          'Hormones',
          'Where every hormone therapy begins, and how it is followed.',
          { icon: 'drop', link: link('About hormone therapy', '/telehealth') },
        ],
        [
          'Metabolism',
          'Blood sugar, fats, liver and kidney values, before and during weight management.',
          { icon: 'chart', link: link('About weight management', '/telehealth') },
        ],
        [
          'General check',
          'Blood count and basic values, when you simply want to know where you stand.',
          { icon: 'heart' },
        ],
      ],
    }),
    faqList({ key: 'faqs', heading: 'Asked often', faqs: testingKitFaqs, tone: 'sand' }),
    notice({
      key: 'emergency',
      heading: 'Not for emergencies',
      text: 'If you feel seriously ill, call 911 or go to an emergency department. A mobile test is too slow for that.',
      kind: 'emergency',
      link: link('Call 911', 'tel:911'),
    }),
    callout({
      key: 'price',
      heading: 'The price before the needle',
      text: 'Tell us what you want to know, and we tell you what it costs.',
      link: link('Ask for a Good Faith Estimate', '/good-faith-estimate'),
      secondLink: link('New patients start here', '/first-time-patients'),
      tone: 'sand',
    }),
  ],
})
