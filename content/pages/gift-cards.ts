import { callout, faqList, hero, link, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { giftPresets } from '../build/menu.ts'
import { giftCardFaqs } from '../faqs/gift-cards.ts'

export const giftCards = page({
  id: 'gift-cards',
  title: 'Gift Cards',
  path: '/gift-cards',
  seo: {
    _type: 'seo',
    title: 'Gift Cards for Mobile IV Therapy | Ocotillo',
    description:
      'Give a drip or a vitamin shot at home. Buy a gift card online in minutes: three that are worth more than they cost, or your own amount, $25 to $1,000.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Gift cards',
      heading: 'Give someone an hour of care at home',
      intro:
        'A gift card is good for every drip, injection and package. Three cards are worth more than they cost, from $150.',
      art: 'gift',
      primaryLink: link('Choose a gift card', '#gift-options'),
      hasCallButton: true,
      facts: ['No fee', 'The money does not expire', 'Your own amount: $25 to $1,000'],
    }),
    giftPresets({
      key: 'options',
      anchor: 'gift-options',
      heading: 'Three cards that are worth more',
      intro: 'You buy on this page and pay with PayPal. We email the card on the day you choose.',
      buyLabel: 'Purchase',
      otherAmount: 'Another amount? Any from $25 to $1,000. The card is worth what you pay.',
      formHeading: 'Make it yours',
      formIntro:
        'Say whom it is for and when it should arrive, then put it into the cart. It can travel there together with injections.',
      newPatientLink: link('New patient? Start here', '/first-time-patients'),
      balanceLink: link('See what is left on a card', '/gift-cards/balance'),
    }),
    steps('how-it-works', 'How it works', [
      ['Choose a card', 'One of the three, or your own amount from $25 to $1,000.'],
      [
        'Say whom it is for',
        'Their name, your words, and the day it should arrive. You see the card as you write.',
      ],
      [
        'Pay with PayPal',
        'We email the card on that day, to them or to you, with a PDF to print. Until then you can change it or cancel it.',
      ],
      [
        'They use it',
        'In our shop with the code, or at the visit, for every drip, injection and package. The exam comes first.',
      ],
    ]),
    faqList({ key: 'faq', heading: 'Good to know', faqs: giftCardFaqs, tone: 'sand', anchor: 'faq' }),
    callout({
      key: 'groups',
      heading: 'A gift for a whole group?',
      text: 'For a team, a wedding or a birthday the nurse comes to all of you at once. Tell us the date and how many you are.',
      link: link('Ask about an event', '/event-inquiry'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
    }),
  ],
})
