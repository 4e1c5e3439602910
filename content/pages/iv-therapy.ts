import { callout, faqList, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam } from '../build/home.ts'
import { ivMenu } from '../build/menu.ts'
import { ivFaqs } from '../faqs/iv-therapy.ts'

export const ivTherapy = page({
  id: 'iv-therapy',
  title: 'IV Therapy',
  path: '/iv-therapy',
  seo: {
    _type: 'seo',
    title: 'Mobile IV Therapy Menu and Prices | Ocotillo',
    description:
      'IV drips at your home, office or hotel in Scottsdale and Greater Phoenix: hydration, Myers, immune, beauty and NAD+. Every price on the page, from $165.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'IV therapy',
      heading: 'The drip menu, with every price',
      intro:
        'A licensed nurse brings it to your home, office or hotel and stays until the bag is empty. Fifteen drips, from $165.',
      art: 'drip',
      primaryLink: link('See the menu', '#menu'),
      hasCallButton: true,
      facts: ['30-60 minutes', 'NAD+ 2-4 hours', 'Every day, 8am to 8pm'],
    }),
    ivMenu({
      key: 'menu',
      heading: 'Choose your drip',
      intro:
        'The price is for one drip with the visit. The provider who sees you first decides with you whether it suits you.',
      categories: [
        {
          key: 'basic',
          label: 'Basic Hydration',
          intro: 'Fluids and electrolytes. For heat, travel and mornings after.',
          anchor: 'hydration',
        },
        {
          key: 'standard',
          label: 'Standard Wellness',
          intro: 'Fluids with vitamins and minerals. What most people begin with.',
        },
        {
          key: 'specialty',
          label: 'Premium Therapies',
          intro: 'More ingredients in one bag, for one visit.',
        },
        { key: 'premium', label: 'Premium' },
        {
          key: 'nad',
          label: 'NAD+ Therapy',
          intro: 'Given slowly, with a nurse beside you. Choose a dosage to see its price.',
          anchor: 'nad',
        },
      ],
      nothingFound: 'No drip fits this choice. Try another price, or call us and say what you have in mind.',
    }),
    callout({
      key: 'book',
      heading: 'Book your treatment',
      text: 'Name the drip and the place. In Scottsdale and Paradise Valley a nurse can be there in 30 to 45 minutes when one is free.',
      link: link('Book a visit', '/first-time-patients'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'First time? The exam comes first',
      text: 'Arizona law asks for a good faith examination before a first treatment. It is a video call of 5 to 10 minutes with a physician or nurse practitioner.',
      points: [
        'Have your medicines and allergies at hand',
        'You can have it on your phone, also right before the visit',
        'If the provider advises against a drip, you do not get one and do not pay for it',
      ],
      link: link('What to expect', '/first-time-patients'),
      art: 'phone',
    }),
    faqList({ key: 'faq', heading: 'Before you book', faqs: ivFaqs, tone: 'sand', anchor: 'faq' }),
    callout({
      key: 'weight',
      anchor: 'weight',
      heading: 'Weight management',
      text: 'Not a drip: a program with a provider, by video. You talk about your health and your goals first, and medicine is prescribed only if it suits you.',
      link: link('How telehealth works', '/telehealth'),
      tone: 'sand',
    }),
  ],
})
