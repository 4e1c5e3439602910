import { callout, cardGrid, faqList, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam, offerCards, stepSelector } from '../build/home.ts'
import { firstTimeFaqs } from '../faqs/first-time.ts'

export const firstTimePatients = page({
  id: 'first-time-patients',
  title: 'First-Time Patients',
  path: '/first-time-patients',
  seo: {
    _type: 'seo',
    title: 'First-Time Patients: What to Expect | Ocotillo',
    description:
      'Your first mobile IV visit in Scottsdale and Greater Phoenix: the exam by video, the treatment at your home, how to prepare, and what new patients save.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'First-time patients',
      heading: 'Your first visit, step by step',
      intro:
        'Welcome. First a video call with a licensed provider, then a nurse at your door. Here is what happens, how long it takes, and how to get ready.',
      art: 'team',
      primaryLink: link('Choose your treatment', '/iv-therapy'),
      hasCallButton: true,
      facts: ['No referral needed', 'Physician-supervised', 'In Arizona only'],
    }),
    stepSelector({
      key: 'what-to-expect',
      anchor: 'what-to-expect',
      heading: 'What to Expect',
      intro: 'Choose a step to see it in full.',
      tone: 'sand',
      items: [
        {
          title: 'Medical Consultation',
          duration: '15-20 minutes',
          text: 'You tell us about your health, your medicines and your allergies. A physician or nurse practitioner reviews it with you by video, and says openly when a treatment is not for you.',
          points: ['By phone or computer, from home', 'Includes the good faith exam', 'You can ask anything'],
          art: 'phone',
        },
        {
          title: 'Professional Treatment',
          duration: '30-60 minutes',
          text: 'Your nurse arrives with everything, checks your blood pressure and pulse, and places a small line in your arm. Sessions last 30-60 minutes. You sit, read, work or rest.',
          points: [
            'An Arizona licensed nurse',
            'Sterile, single-use material',
            'The nurse stays with you throughout',
          ],
          art: 'drip',
        },
        {
          title: 'Follow-up Care',
          duration: 'Ongoing',
          text: 'Before leaving, the nurse checks how you are and tells you what to watch for. Afterwards you can reach us with any question, and we note what worked for the next time.',
          points: [
            'Written aftercare notes',
            'A phone number that is answered',
            'No subscription unless you want one',
          ],
          art: 'letter',
        },
      ],
    }),
    cardGrid({
      key: 'prepare',
      anchor: 'prepare',
      heading: 'How to prepare',
      intro: 'Four small things make the visit easier.',
      look: 'ticks',
      cards: [
        [
          'Hydrate 24 hours before',
          'Water, a glass every hour or two. Veins are easier to find then.',
          { icon: 'check' },
        ],
        [
          'Have a light meal 1-2 hours before',
          'An empty stomach makes some people dizzy. Something small is enough.',
          { icon: 'check' },
        ],
        [
          'Complete your forms beforehand',
          'They take about five minutes, and leave more of the visit for you.',
          { icon: 'check' },
        ],
        ['Wear comfortable clothing', 'With sleeves that roll up above the elbow.', { icon: 'check' }],
      ],
    }),
    offerCards({
      key: 'offers',
      anchor: 'offers',
      heading: 'For your first time with us',
      intro: 'One offer per visit. Name the one you want when you book.',
      offers: [
        {
          figure: '20% off',
          title: 'Your first IV session',
          text: 'For any IV treatment on the menu. It comes off the price on the page.',
          link: link('See the IV menu', '/iv-therapy'),
        },
        {
          figure: '25% off',
          title: 'New-patient discount',
          text: 'Tell us where to send your code. It is valid once, for your first visit.',
          hasCodeForm: true,
        },
      ],
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'Why there is an exam first',
      text: 'Arizona law requires a good faith examination before a first treatment: a 5-10 minute virtual consultation. Every treatment needs this medical evaluation and the approval of a licensed provider, a physician or nurse practitioner.',
      points: [
        'It protects you: some conditions and medicines do not go with an IV',
        'Without it, or if the provider advises against it, we do not treat',
        'Then you do not pay for the treatment either',
      ],
      link: link('About telehealth', '/telehealth'),
      art: 'document',
    }),
    faqList({
      key: 'faq',
      anchor: 'faq',
      heading: 'First-time questions',
      tone: 'sand',
      faqs: firstTimeFaqs,
    }),
    callout({
      key: 'contact',
      heading: 'Still unsure? Ask a person',
      text: 'Tell us what you have in mind. We say honestly when a treatment is not what you need.',
      link: link('Call (480) 555-0142', 'tel:+14805550142'),
      secondLink: link('Contact us', '/contact'),
      tone: 'agave',
    }),
  ],
})
