import { callout, cardGrid, faqList, hero, link, notice, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { factSheet, startingPrices } from '../build/legal.ts'
import { servicesNamed } from '../estimate-services/named.ts'
import { telehealthFaqs } from '../faqs/telehealth.ts'

export const telehealth = page({
  id: 'telehealth',
  title: 'Telehealth',
  path: '/telehealth',
  seo: {
    _type: 'seo',
    title: 'Telehealth visits in Arizona | Ocotillo',
    description:
      'A licensed provider sees you by video: good faith exam in 5 to 10 minutes, consultations, weight management and hormone therapy. In Arizona only.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Telehealth',
      heading: 'A provider on your phone, before a nurse at your door',
      intro:
        'A physician or nurse practitioner sees you by video and decides with you. The exam before a first treatment takes 5 to 10 minutes, a consultation 15 to 20.',
      art: 'phone',
      primaryLink: link('Prepare for your exam', '/first-time-patients'),
      hasCallButton: true,
      facts: ['Licensed in Arizona', 'Private', 'Nothing to install'],
    }),
    cardGrid({
      key: 'services',
      heading: 'What we can help with',
      look: 'cards',
      tone: 'plain',
      cards: [
        [
          'Good faith exam',
          'Required by Arizona law before your first IV therapy, vitamin injections or NAD+ therapy with us.',
          { icon: 'shield', link: link('How a first visit goes', '/first-time-patients') },
        ],
        [
          'Consultations',
          'You have a question, a symptom or a result. The provider listens and tells you what makes sense.',
          { icon: 'message' },
        ],
        [
          'Weight management',
          'A supervised program: history, laboratory work, a plan, and check-ins. Medicine only where it is suitable.',
          { icon: 'scale' },
        ],
        [
          'Hormone therapy',
          'Laboratory work first, then a plan by a provider, then regular check-ins.',
          { icon: 'flask' },
        ],
        [
          'Peptides',
          'Evaluation and prescription, dispensed by a licensed pharmacy.',
          { icon: 'drop', link: link('Read about peptides', '/nad-peptides') },
        ],
        [
          'Results of a test',
          'What the numbers of your testing kit mean for you.',
          { icon: 'chart', link: link('See the testing kits', '/mobile-testing-kits') },
        ],
      ],
    }),
    steps(
      'visit',
      'How a video visit goes',
      [
        ['Get a time', 'Call, or start as a new patient. Often it is the same day.'],
        [
          'Tell us about you',
          'A short form about your health, your medicines and your allergies, filled in before the call.',
        ],
        ['Talk', 'The provider asks, listens, and explains what is suitable and what is not. You decide.'],
        ['What follows', 'An order for your nurse, a prescription, a test, or the advice to do nothing.'],
      ],
      { tone: 'agave', anchor: 'visit' },
    ),
    factSheet({
      key: 'facts',
      heading: 'Good to know',
      tone: 'plain',
      rows: [
        ['For whom', 'Adults who are in Arizona at the time of the call.'],
        ['How long', '5 to 10 minutes for a good faith exam, 15 to 20 for a consultation.'],
        ['You need', 'A phone or computer with a camera, your ID, and the names of your medicines.'],
        ['Who sees it', 'You, the provider, and nobody who is not needed for your care.'],
        ['Not for', 'Emergencies, controlled substances, and anything that needs a hands-on exam.'],
      ],
    }),
    startingPrices({
      key: 'prices',
      heading: 'What it costs',
      intro: 'Starting prices. You hear the full price before you say yes, and get it in writing if you ask.',
      services: servicesNamed('consultation', 'weight-loss', 'hormone-therapy'),
      link: link('Ask for a price in writing', '/good-faith-estimate'),
      tone: 'sand',
      anchor: 'prices',
    }),
    notice({
      key: 'limits',
      heading: 'In Arizona only, and not for emergencies',
      text: 'Our providers are licensed in Arizona, so you must be in the state during the call. In an emergency, call 911.',
      kind: 'info',
    }),
    faqList({ key: 'faqs', heading: 'Asked often', faqs: telehealthFaqs, tone: 'plain' }),
    callout({
      key: 'begin',
      heading: 'Ready for your exam?',
      text: 'It takes 5 to 10 minutes. Often the nurse can come the same day.',
      link: link('New patients start here', '/first-time-patients'),
      tone: 'agave',
    }),
  ],
})
