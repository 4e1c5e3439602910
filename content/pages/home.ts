import { callout, cardGrid, contactPanel, faqList, hero, link, statBand, steps } from '../build/block.ts'
import { zipCheck } from '../build/community.ts'
import { page } from '../build/document.ts'
import {
  bookingCallout,
  counterBand,
  featuredTreatments,
  goodFaithExam,
  testimonialRotator,
  treatmentMenu,
} from '../build/home.ts'
import { homeFaqs } from '../faqs/clinic.ts'

export const home = page({
  id: 'home',
  title: 'Home',
  path: '/',
  seo: {
    _type: 'seo',
    title: 'Mobile IV Therapy in Scottsdale & Phoenix | Ocotillo',
    description:
      'IV therapy at your home, office or hotel in Scottsdale and Greater Phoenix. Physician-supervised, licensed nurses, same-day visits, prices listed up front.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Mobile IV therapy in Scottsdale and Greater Phoenix',
      heading: 'IV therapy at your door, often today',
      intro:
        'A licensed nurse comes to your home, office or hotel and brings everything. Physician-supervised, with prices listed up front.',
      art: 'doorstep',
      primaryLink: link('Book your first visit', '/first-time-patients'),
      secondaryLink: link('See treatments', '#treatments'),
      hasCallButton: true,
      facts: ['30-45 min per session', 'FDA Regulated', 'Licensed Team', '5 Star Rated', 'Same Day'],
    }),
    zipCheck({
      key: 'zip',
      anchor: 'zip',
      heading: 'Do we come to you?',
      intro: 'Enter your ZIP code to see how soon a nurse can be there and whether there’s a travel fee.',
    }),
    statBand({
      key: 'stats',
      tone: 'sand',
      stats: [
        ['15K+', 'Happy Clients'],
        ['98%', 'Satisfaction'],
        ['24/7', 'Availability'],
        ['Same Day', 'Service'],
      ],
    }),
    steps(
      'what-to-expect',
      'How a visit works',
      [
        [
          'Choose, or ask',
          'Pick a treatment below, or call and tell us what you have in mind. Support and booking are available 24/7.',
        ],
        [
          'Talk to a provider',
          'Before your first treatment, a licensed provider sees you by video. It takes 5 to 10 minutes.',
        ],
        [
          'We come to you',
          'An Arizona licensed nurse arrives, checks your vitals, places the line, and stays until it’s out.',
        ],
      ],
      { intro: 'Three steps, all from wherever you are.' },
    ),
    featuredTreatments({
      key: 'featured',
      heading: 'Featured Treatments',
      intro: 'Where most people start.',
    }),
    treatmentMenu({
      key: 'treatments',
      anchor: 'treatments',
      heading: 'Treatments and prices',
      intro:
        'One price for the treatment: exam review, nurse and supplies. Some areas add a small travel fee. You and the provider decide whether it’s right for you.',
      note: 'Looking for dosages, the full list, or a shot?',
      link: link('See the IV menu', '/iv-therapy'),
    }),
    counterBand({
      key: 'counters',
      heading: 'Thousands of treatments, every one with care',
      intro: 'We count every visit, and we always ask how it went.',
      tone: 'sand',
      counters: [
        [15000, '+', 'treatments'],
        [98, '%', 'satisfaction'],
      ],
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'Good Faith Exam Required',
      text: 'A good faith examination is mandatory for first-time patients before treatment. It is a quick 5-10 minute virtual consultation required by Arizona law.',
      points: [
        'On your phone or computer, wherever you are',
        'With a physician or nurse practitioner licensed in Arizona',
        'Have a list of your medications and allergies handy',
      ],
      link: link('Your first visit', '/first-time-patients'),
      art: 'laptop',
    }),
    testimonialRotator({ key: 'testimonials', heading: 'What patients say', tone: 'sand' }),
    callout({
      key: 'injections',
      heading: 'Only have five minutes? Get a shot',
      text: 'Vitamin B12, vitamin D3, glutathione and twelve more: 5 to 15 minutes each, on their own or in a package.',
      link: link('See injections and prices', '/vitamin-injections'),
      tone: 'sand',
      art: 'trio',
    }),
    bookingCallout({
      key: 'booking',
      anchor: 'book',
      heading: 'Book in under 2 minutes',
      text: 'Choose a time and a place. We’ll confirm by phone, and you pay nothing until a provider approves your treatment.',
      points: [
        'A licensed nurse who shows ID at the door',
        'Prices listed up front',
        'Sterile, single-use supplies for every visit',
        'Free changes up to 24 hours before',
      ],
      assurances: ['HIPAA Compliant', 'Licensed Professionals', 'Same Day Service'],
      reviewsHeading: 'What people say about their visits',
      links: [
        link('Book Treatment Now', '/first-time-patients'),
        link('Book Online Now', '/first-time-patients'),
        link('Book Mobile IV', '/iv-therapy'),
      ],
    }),
    cardGrid({
      key: 'patient-information',
      heading: 'Your information, your consent, your rights',
      intro: 'The short version. Each one links to the full page.',
      look: 'folds',
      cards: [
        [
          'How we keep your health information',
          'HIPAA, the federal privacy law, decides who can see it: the people who treat you, and no one who doesn’t need to. You can ask for a copy at any time.',
          { anchor: 'hipaa', link: link('Notice of privacy practices', '/privacy-practices') },
        ],
        [
          'Consent to telehealth',
          'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or nurse practitioner. Before the call we’ll ask for your consent, and you can withdraw it.',
          { anchor: 'telehealth-consent', link: link('About telehealth', '/telehealth') },
        ],
        [
          'Your rights as a patient',
          'You can know who’s treating you and what’s in the bag, say no at any point, and get the expected cost in writing before you decide.',
          { anchor: 'rights', link: link('Ask for a Good Faith Estimate', '/good-faith-estimate') },
        ],
      ],
    }),
    contactPanel({
      key: 'contact',
      anchor: 'contact',
      heading: 'Talk to us',
      intro: 'Treatments are physician-supervised and performed by Arizona licensed medical staff.',
      hours: 'short',
      areas: 'Scottsdale, Phoenix, Paradise Valley, Tempe, Mesa, North Phoenix, Cave Creek, Fountain Hills',
      hasMap: true,
      link: link('Write to us', '/contact'),
      tone: 'sand',
    }),
    faqList({
      key: 'faq',
      anchor: 'faq',
      heading: 'Common questions',
      faqs: homeFaqs,
    }),
  ],
})
