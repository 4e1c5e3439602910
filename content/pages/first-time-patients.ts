import { callout, cardGrid, faqList, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam, offerCards, stepSelector } from '../build/home.ts'
import { firstTimeFaqs } from '../faqs/clinic.ts'

export const firstTimePatients = page({
  id: 'first-time-patients',
  title: 'First-Time Patients',
  path: '/first-time-patients',
  seo: {
    _type: 'seo',
    title: 'First-Time Patients: What to Expect | Ocotillo',
    description:
      'Your first mobile IV visit in Scottsdale and Greater Phoenix: the video exam, the treatment at home, how to prepare, and what new patients save.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'First-time patients',
      heading: 'Your first visit, step by step',
      intro:
        'Welcome. First comes a video call with a licensed provider, then a nurse at your door. Here’s what happens, how long it takes and how to get ready.',
      art: 'nurse',
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
          text: 'You tell us about your health, your medications and your allergies. A physician or nurse practitioner goes over it with you by video, and will say so if a treatment isn’t right for you.',
          points: ['By phone or computer, from home', 'Includes the good faith exam', 'You can ask anything'],
          art: 'phone',
        },
        {
          title: 'Professional Treatment',
          duration: '30-60 minutes',
          text: 'Your nurse arrives with everything needed, checks your blood pressure and pulse, and places a small line in your arm. Sessions last 30-60 minutes. Sit back, read, work or rest.',
          points: [
            'An Arizona licensed nurse',
            'Sterile, single-use supplies',
            'The nurse stays with you throughout',
          ],
          art: 'drip',
        },
        {
          title: 'Follow-up Care',
          duration: 'Ongoing',
          text: 'Before leaving, your nurse makes sure you feel well and tells you what to watch for. After that, call us with any questions. We’ll note what worked for you for next time.',
          points: [
            'Written aftercare notes',
            'A phone line with real people',
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
      intro: 'Four small things that make your visit easier.',
      look: 'ticks',
      cards: [
        [
          'Hydrate 24 hours before',
          'Drink a glass of water every hour or two. It makes veins easier to find.',
          { icon: 'check' },
        ],
        [
          'Have a light meal 1-2 hours before',
          'An empty stomach can make you dizzy. Something small is enough.',
          { icon: 'check' },
        ],
        [
          'Complete your forms beforehand',
          'They take about five minutes and leave more of the visit for you.',
          { icon: 'check' },
        ],
        ['Wear comfortable clothing', 'Choose sleeves that roll up above the elbow.', { icon: 'check' }],
      ],
    }),
    offerCards({
      key: 'offers',
      anchor: 'offers',
      heading: 'For your first time with us',
      intro: 'One offer per visit. Tell us which one when you book.',
      offers: [
        {
          figure: '20% off',
          title: 'Your first IV session',
          text: 'For any IV treatment on the menu. We take it off the price on the page.',
          link: link('See the IV menu', '/iv-therapy'),
        },
        {
          figure: '25% off',
          title: 'New-patient discount',
          text: 'Tell us where to send your code. Good once, for your first visit.',
          hasCodeForm: true,
        },
      ],
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'Why the exam comes first',
      text: 'Arizona law requires a good faith examination before a first treatment: a 5-10 minute virtual consultation. Every treatment needs this medical evaluation and the approval of a licensed provider, a physician or nurse practitioner.',
      points: [
        'It protects you: some conditions and medications don’t mix with an IV',
        'Without it, or if the provider advises against it, we won’t treat you',
        'And then you won’t pay for the treatment',
      ],
      link: link('About telehealth', '/telehealth'),
      art: 'folder',
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
      heading: 'Still unsure? Talk to a person',
      text: 'Tell us what you have in mind. If a treatment isn’t what you need, we’ll tell you honestly.',
      link: link('Call (480) 555-0142', 'tel:+14805550142'),
      secondLink: link('Contact us', '/contact'),
      tone: 'agave',
      art: 'telephone',
    }),
  ],
})
