import { callout, faqList, hero, link, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { giftPresets } from '../build/menu.ts'
import { giftCardFaqs } from '../faqs/services.ts'

export const giftCards = page({
  id: 'gift-cards',
  title: 'Gift Cards',
  path: '/gift-cards',
  seo: {
    _type: 'seo',
    title: 'Gift Cards for Mobile IV Therapy | Ocotillo',
    description:
      'Give an at-home drip or vitamin shot. Buy a gift card online in minutes: three are worth more than they cost, or pick your own amount, $25 to $1,000.',
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
      facts: ['No fees', 'The money never expires', 'Your own amount: $25 to $1,000'],
    }),
    giftPresets({
      key: 'options',
      anchor: 'gift-options',
      heading: 'Three cards that are worth more',
      intro: 'Buy right here and pay with PayPal. We’ll email the card on the day you choose.',
      buyLabel: 'Purchase',
      otherAmount: 'Prefer another amount? Choose any from $25 to $1,000. The card is worth what you pay.',
      formHeading: 'Make it yours',
      formIntro:
        'Tell us who it’s for and when it should arrive, then add it to your cart. You can buy it together with injections.',
      newPatientLink: link('New patient? Start here', '/first-time-patients'),
      balanceLink: link('Check a card’s balance', '/gift-cards/balance'),
    }),
    steps('how-it-works', 'How it works', [
      ['Choose a card', 'One of the three, or your own amount from $25 to $1,000.'],
      [
        'Say who it’s for',
        'Add their name, a message and the day it should arrive. You’ll see the card as you type.',
      ],
      [
        'Pay with PayPal',
        'We email the card on the day you chose, to them or to you, with a PDF to print. Until then, you can change or cancel it.',
      ],
      [
        'They use it',
        'With the code in our shop, or at the visit, for any drip, injection or package. The exam comes first.',
      ],
    ]),
    faqList({ key: 'faq', heading: 'Good to know', faqs: giftCardFaqs, tone: 'sand', anchor: 'faq' }),
    callout({
      key: 'groups',
      heading: 'A gift for a whole group?',
      text: 'For a team, a wedding or a birthday, we can treat all of you at once. Tell us the date and how many people.',
      link: link('Ask about an event', '/event-inquiry'),
      secondLink: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'agave',
      art: 'present',
    }),
  ],
})
