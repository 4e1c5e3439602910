import { callout, cardGrid, faqList, hero, link, notice, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { factSheet } from '../build/legal.ts'
import { testingKitFaqs } from '../faqs/services.ts'

export const mobileTestingKits = page({
  id: 'mobile-testing-kits',
  title: 'Mobile testing kits',
  path: '/mobile-testing-kits',
  seo: {
    _type: 'seo',
    title: 'Mobile testing kits at your home | Ocotillo',
    description:
      'A nurse takes the sample at your home in Scottsdale or Greater Phoenix, a licensed lab runs it, and a provider explains the results by video.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Mobile testing kits',
      heading: 'The lab comes to your kitchen table',
      intro:
        'A nurse takes the sample at your place in about 15 minutes. A licensed lab runs it. A provider explains the results.',
      art: 'kit',
      primaryLink: link('Talk to a provider first', '/telehealth'),
      hasCallButton: true,
    }),
    factSheet({
      key: 'facts',
      heading: 'What to know',
      tone: 'plain',
      rows: [
        ['Who it’s for', 'Adults in Arizona. For children, ask their doctor.'],
        ['How long', 'About 15 minutes at your place. Results usually within a week.'],
        [
          'What it costs',
          'It depends on the test. You’ll get the full price before you order, in writing if you ask.',
        ],
        ['Limits', 'A test is one day’s snapshot, not a diagnosis. The provider goes over it with you.'],
      ],
    }),
    steps(
      'way',
      'Four steps, one trip to the door',
      [
        [
          'Start with your question',
          'You and a provider decide which test answers your question, and the provider orders it.',
        ],
        ['Know the price', 'We’ll tell you the full price of kit, visit and lab before you say yes.'],
        [
          'Give your sample',
          'A nurse comes to you, labels everything in front of you, and takes it to the lab.',
        ],
        ['Find out what it means', 'Usually within a week, by video, with the report in your client portal.'],
      ],
      { tone: 'agave', anchor: 'way' },
    ),
    cardGrid({
      key: 'kits',
      heading: 'What we can test',
      intro: 'Your order lists the exact tests. If something’s missing, ask for it.',
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
          'Where all hormone therapy starts, and how we track it.',
          { icon: 'drop', link: link('About hormone therapy', '/telehealth') },
        ],
        [
          'Metabolism',
          'Blood sugar, lipids, and liver and kidney function, before and during weight management.',
          { icon: 'chart', link: link('About weight management', '/telehealth') },
        ],
        [
          'General checkup',
          'Blood count and basic values, when you just want to know where you stand.',
          { icon: 'heart' },
        ],
      ],
    }),
    faqList({ key: 'faqs', heading: 'Common questions', faqs: testingKitFaqs, tone: 'sand' }),
    notice({
      key: 'emergency',
      heading: 'Not for emergencies',
      text: 'If you feel seriously ill, call 911 or go to an emergency room. A mobile test is too slow for that.',
      kind: 'emergency',
      link: link('Call 911', 'tel:911'),
    }),
    callout({
      key: 'price',
      heading: 'The price before the needle',
      text: 'Tell us what you want to know, and we’ll tell you what it costs.',
      link: link('Ask for a Good Faith Estimate', '/good-faith-estimate'),
      secondLink: link('New patients start here', '/first-time-patients'),
      tone: 'sand',
      art: 'sunrise',
    }),
  ],
})
