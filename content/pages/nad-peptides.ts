import { callout, faqList, hero, link, notice, split, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { factSheet, startingPrices } from '../build/legal.ts'
import { nadPeptideFaqs } from '../faqs/services.ts'
import { servicesNamed } from '../offers.ts'

export const nadPeptides = page({
  id: 'nad-peptides',
  title: 'NAD+ & Peptides',
  path: '/nad-peptides',
  seo: {
    _type: 'seo',
    title: 'NAD+ drips and peptide therapy | Ocotillo',
    description:
      'NAD+ therapy at your place in Scottsdale and Greater Phoenix, 2 to 4 hours, and peptides by prescription. Who it’s for, how it works, and its limits.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'NAD+ and peptides',
      heading: 'Slow drips and small doses, decided by a provider',
      intro:
        'NAD+ therapy takes 2 to 4 hours at your place. Peptides need a prescription. Both start with an evaluation by video.',
      art: 'molecule',
      primaryLink: link('See NAD+ drips and prices', '/iv-therapy#nad'),
      hasCallButton: true,
      facts: ['Provider-approved', 'Licensed pharmacies', 'A nurse stays with you'],
    }),
    split({
      key: 'nad',
      heading: 'NAD+ therapy',
      text: `
        NAD+ is a molecule that every cell of your body uses to turn food into energy. Levels fall with age. People
        choose a drip to support energy and focus; how much you’ll feel it varies from person to person, and the research is
        still young.

        - Given slowly into a vein, at a pace you find comfortable
        - Doses from 50 mg up, chosen with the provider
        - A nurse with you for the whole drip

        Set aside a quiet half day. Read a book, watch a movie or take a nap.
      `,
      art: 'nurse',
      isReversed: true,
      primaryLink: link('See NAD+ drips and prices', '/iv-therapy#nad'),
      tone: 'plain',
      anchor: 'nad',
    }),
    factSheet({
      key: 'nad-facts',
      heading: 'An NAD+ visit at a glance',
      tone: 'agave',
      rows: [
        ['How long', '2 to 4 hours, depending on the dose and on you.'],
        [
          'Where',
          'At home, at your hotel or at the office: all it takes is a chair, a table and some quiet.',
        ],
        ['Before', 'Drink water the day before, and eat lightly one to two hours before.'],
        [
          'During',
          'You may feel flushed or nauseous, or notice some pressure in your chest. Say so, and your nurse will slow it down.',
        ],
        ['After', 'Most people get on with their day. Some feel tired and turn in early.'],
      ],
    }),
    split({
      key: 'peptides',
      heading: 'Peptides',
      text: `
        Peptides are short chains of amino acids; your body uses many of them as signals. Some are approved medications,
        others are compounded for an individual patient, and many sold online are neither.

        - Only after an evaluation, and only if a provider decides one is right for you
        - By prescription, in your name, from a licensed pharmacy
        - With written instructions and a follow-up by video

        Some peptides you may have read about are labeled for research use only. They are not approved for use
        in people, and we neither give nor sell them.
      `,
      art: 'vial',
      isReversed: false,
      primaryLink: link('Talk to a provider', '/telehealth'),
      tone: 'plain',
      anchor: 'peptides',
    }),
    startingPrices({
      key: 'prices',
      heading: 'What it costs',
      intro:
        'Starting prices, as on our estimates. You’ll find the price of your dose next to each drip on the menu, and in an estimate if you ask for one.',
      services: servicesNamed('nad-therapy', 'peptides'),
      link: link('Get a price in writing', '/good-faith-estimate'),
      tone: 'sand',
      anchor: 'prices',
    }),
    notice({
      key: 'fda',
      heading: 'Not evaluated by the FDA',
      text: 'Statements on this page have not been evaluated by the Food and Drug Administration. Our services are not intended to diagnose, treat, cure or prevent any disease.',
      kind: 'important',
      link: link('Read the medical disclaimer', '/medical-compliance'),
    }),
    steps(
      'way',
      'From question to treatment',
      [
        [
          'Evaluation',
          'A provider sees you by video and asks about your health, your medications and your goals.',
        ],
        ['Decision', 'You hear what’s suitable, what it costs and any reason not to do it.'],
        ['Treatment', 'A nurse brings the drip, or the pharmacy fills the prescription.'],
        ['Follow-up', 'We check in on how you’re doing, and change the plan if it isn’t helping.'],
      ],
      { tone: 'plain', anchor: 'way' },
    ),
    faqList({ key: 'faqs', heading: 'Common questions', faqs: nadPeptideFaqs, tone: 'sand' }),
    callout({
      key: 'begin',
      heading: 'Not sure if it’s right for you?',
      text: 'Start with a conversation. If the answer is no, we’ll tell you.',
      link: link('New patients start here', '/first-time-patients'),
      tone: 'agave',
      art: 'plant',
    }),
  ],
})
