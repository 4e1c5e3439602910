import { callout, cardGrid, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { productList } from '../build/menu.ts'

export const products = page({
  id: 'products',
  title: 'Products',
  path: '/products',
  seo: {
    _type: 'seo',
    title: 'Products and Prices | Ocotillo',
    description:
      'Everything you can buy from Ocotillo on one page: fifteen vitamin injections for your cart, membership plans and gift cards, each with its price.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Products',
      heading: 'Everything you can buy, on one page',
      intro:
        'Add injections to your cart from $8. Plans start at $99 a month, gift cards at $150. For a drip, book a visit.',
      art: 'cabinet',
      primaryLink: link('Shop injections', '#injections'),
      secondaryLink: link('See the drip menu', '/iv-therapy'),
      hasCallButton: true,
    }),
    productList({
      key: 'injections',
      anchor: 'injections',
      heading: 'Injections',
      intro: 'Single injections, given at your door in 5 to 15 minutes.',
      kind: 'injections',
      link: link('Read about each one', '/vitamin-injections'),
      tone: 'sand',
    }),
    productList({
      key: 'plans',
      anchor: 'plans',
      heading: 'Membership plans',
      intro: 'A month of drips and shots at one price.',
      kind: 'plans',
      link: link('Compare the plans', '/membership'),
      tone: 'plain',
    }),
    productList({
      key: 'gift-cards',
      anchor: 'gift-cards',
      heading: 'Gift cards',
      intro: 'Worth more than they cost. No fees, no expiration.',
      kind: 'giftCards',
      link: link('Choose a gift card', '/gift-cards'),
      tone: 'sand',
    }),
    cardGrid({
      key: 'services',
      heading: 'What you book instead',
      intro: 'These start with a conversation with a provider.',
      look: 'rows',
      cards: [
        [
          'IV therapy',
          'Fifteen drips at your door, from $165.',
          { link: link('See the menu', '/iv-therapy') },
        ],
        [
          'NAD+ therapy',
          'Given slowly, over 2 to 4 hours.',
          { link: link('See the dosages', '/iv-therapy#nad') },
        ],
        ['Peptides', 'Prescribed after an exam.', { link: link('NAD+ and peptides', '/nad-peptides') }],
        [
          'Weight management and hormone therapy',
          'A program with a provider, by video.',
          { link: link('How telehealth works', '/telehealth') },
        ],
        [
          'Telehealth and consultations',
          '15 to 20 minutes with a provider, from wherever you are.',
          { link: link('Talk to a provider', '/telehealth') },
        ],
      ],
    }),
    callout({
      key: 'unsure',
      heading: 'Looking for something else?',
      text: 'Tell us what you have in mind. If we don’t have it, we’ll say so.',
      link: link('Call (480) 555-0142', 'tel:+14805550142'),
      secondLink: link('Write to us', '/contact'),
      tone: 'agave',
      art: 'bag',
    }),
  ],
})
