import { callout, cardGrid, faqList, hero, link, notice, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { factSheet, startingPrices } from '../build/legal.ts'
import { telehealthFaqs } from '../faqs/services.ts'
import { servicesNamed } from '../offers.ts'

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
        'A physician or nurse practitioner sees you by video, and you decide together. The exam before a first treatment takes 5 to 10 minutes, a consultation 15 to 20.',
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
          { icon: 'shield', link: link('How a first visit works', '/first-time-patients') },
        ],
        [
          'Consultations',
          'Bring a question, a symptom or a test result. The provider will listen and tell you what makes sense.',
          { icon: 'message' },
        ],
        [
          'Weight management',
          'A supervised program: health history, lab work, a plan and check-ins. Medication only when it’s right for you.',
          { icon: 'scale' },
        ],
        [
          'Hormone therapy',
          'Lab work first, then a plan from a provider, then regular check-ins.',
          { icon: 'flask' },
        ],
        [
          'Peptides',
          'Evaluation and prescription, dispensed by a licensed pharmacy.',
          { icon: 'drop', link: link('Read about peptides', '/nad-peptides') },
        ],
        [
          'Test results',
          'What the numbers from your testing kit mean for you.',
          { icon: 'chart', link: link('See the testing kits', '/mobile-testing-kits') },
        ],
      ],
    }),
    steps(
      'visit',
      'How a video visit works',
      [
        ['Pick a time', 'Call, or start as a new patient. Same-day times are often available.'],
        [
          'Tell us about you',
          'A short form about your health, medications and allergies, filled out before the call.',
        ],
        ['Talk', 'The provider asks, listens, and explains what’s suitable and what isn’t. You decide.'],
        ['Next steps', 'An order for your nurse, a prescription, a test, or advice to do nothing at all.'],
      ],
      { tone: 'agave', anchor: 'visit' },
    ),
    factSheet({
      key: 'facts',
      heading: 'Good to know',
      tone: 'plain',
      rows: [
        ['Who it’s for', 'Adults who are in Arizona during the call.'],
        ['How long', '5 to 10 minutes for a good faith exam, 15 to 20 for a consultation.'],
        ['What you need', 'A phone or computer with a camera, your ID, and the names of your medications.'],
        ['Who sees it', 'You, your provider, and no one who isn’t part of your care.'],
        ['Not for', 'Emergencies, controlled substances, and anything that needs a hands-on exam.'],
      ],
    }),
    startingPrices({
      key: 'prices',
      heading: 'What it costs',
      intro:
        'Starting prices. You’ll hear the full price before you say yes, and get it in writing if you ask.',
      services: servicesNamed('consultation', 'weight-loss', 'hormone-therapy'),
      link: link('Get a price in writing', '/good-faith-estimate'),
      tone: 'sand',
      anchor: 'prices',
    }),
    notice({
      key: 'limits',
      heading: 'In Arizona only, and not for emergencies',
      text: 'Our providers are licensed in Arizona, so you must be in the state during the call. In an emergency, call 911.',
      kind: 'info',
    }),
    faqList({ key: 'faqs', heading: 'Common questions', faqs: telehealthFaqs, tone: 'plain' }),
    callout({
      key: 'begin',
      heading: 'Ready for your exam?',
      text: 'It takes 5 to 10 minutes, and a nurse can often come the same day.',
      link: link('New patients start here', '/first-time-patients'),
      tone: 'agave',
      art: 'bag',
    }),
  ],
})
