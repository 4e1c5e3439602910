import { callout, faqList, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam } from '../build/home.ts'
import { ivMenu } from '../build/menu.ts'
import { ivFaqs } from '../faqs/services.ts'

export const ivTherapy = page({
  id: 'iv-therapy',
  title: 'IV Therapy',
  path: '/iv-therapy',
  seo: {
    _type: 'seo',
    title: 'Mobile IV Therapy Menu and Prices | Ocotillo',
    description:
      'IV drips at your home, office or hotel in Scottsdale and Greater Phoenix: hydration, Myers, immune, beauty and NAD+. See the full menu, from $165.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'IV therapy',
      heading: 'The drip menu, with prices',
      intro:
        'A licensed nurse brings your drip to your home, office or hotel and stays until the bag is empty. Fifteen drips, from $165.',
      art: 'drip',
      primaryLink: link('See the menu', '#menu'),
      secondaryLink: link('Help me choose', '/help-me-choose'),
      hasCallButton: true,
      facts: ['30-60 minutes', 'NAD+ 2-4 hours', 'Every day, 8am to 8pm'],
    }),
    ivMenu({
      key: 'menu',
      heading: 'Choose your drip',
      intro:
        'The price covers one drip and the visit. You and the provider who sees you first decide whether it’s right for you.',
      categories: [
        {
          key: 'basic',
          label: 'Basic Hydration',
          intro: 'Fluids and electrolytes for hot days, travel and mornings after.',
          anchor: 'hydration',
        },
        {
          key: 'standard',
          label: 'Standard Wellness',
          intro: 'Fluids with vitamins and minerals. What most people start with.',
        },
        {
          key: 'specialty',
          label: 'Premium Therapies',
          intro: 'More ingredients in a single bag.',
        },
        { key: 'premium', label: 'Premium' },
        {
          key: 'nad',
          label: 'NAD+ Therapy',
          intro: 'Given slowly, with a nurse by your side. Choose a dosage to see its price.',
          anchor: 'nad',
        },
      ],
      nothingFound: 'No drips match. Try another price, or call us and tell us what you have in mind.',
    }),
    callout({
      key: 'book',
      heading: 'Book your treatment',
      text: 'Tell us which drip and where. In Scottsdale and Paradise Valley, a nurse can be there in 30 to 45 minutes when one is available.',
      link: link('Book a visit', '/first-time-patients'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
      art: 'stand',
    }),
    callout({
      key: 'right-for-me',
      heading: 'Is it right for me?',
      text: 'Pregnant, taking medication, or living with a kidney or heart condition? Read this before you book.',
      link: link('Who should ask first', '/is-it-right-for-me'),
      tone: 'sand',
      art: 'saguaro',
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'First time? The exam comes first',
      text: 'Arizona law requires a good faith examination before a first treatment. It’s a video call of 5 to 10 minutes with a physician or nurse practitioner.',
      points: [
        'Have a list of your medications and allergies handy',
        'Do it on your phone, even right before the visit',
        'If the provider advises against a drip, you won’t get one and won’t pay for it',
      ],
      link: link('What to expect', '/first-time-patients'),
      art: 'laptop',
    }),
    faqList({ key: 'faq', heading: 'Before you book', faqs: ivFaqs, tone: 'sand', anchor: 'faq' }),
    callout({
      key: 'weight',
      anchor: 'weight',
      heading: 'Weight management',
      text: 'Not a drip, but a program with a provider, by video. You talk about your health and goals first, and medication is only prescribed if it’s right for you.',
      link: link('How telehealth works', '/telehealth'),
      tone: 'sand',
      art: 'plant',
    }),
  ],
})
