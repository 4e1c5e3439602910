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
      'Give a drip or a vitamin shot at home. Three gift cards worth more than they cost, from $150, or your own amount from $25 to $1,000. No fee, no expiry.',
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
      intro: 'You buy by phone: one call, a few minutes, and we email the card to you or to them.',
      buyLabel: 'Call to buy',
      otherAmount:
        'Another amount? Any from $25 to $1,000, by phone at (480) 555-0142. The card is worth what you pay.',
      newPatientLink: link('New patient? Start here', '/first-time-patients'),
    }),
    steps('how-it-works', 'How it works', [
      ['Choose a card', 'One of the three, or your own amount from $25 to $1,000.'],
      ['Call us', 'Tell us whom it is for, what to write on it, and when it should arrive.'],
      ['We send it', 'By email, to you or to them, on the day you name.'],
      ['They book', 'By phone or on this site, for every drip, injection and package. The exam comes first.'],
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
