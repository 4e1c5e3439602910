import { faq, inOrder } from '../build/document.ts'

/** What people ask about gift cards. */
export const giftCardFaqs = inOrder([
  faq({
    slug: 'gift-expire',
    question: 'Does a gift card expire?',
    answer: 'No. The money on it stays until it is used, and there is no fee of any kind.',
  }),
  faq({
    slug: 'gift-what-for',
    question: 'What can it be used for?',
    answer:
      'For every drip, injection and package on this site. In the shop you enter the code when you pay; at a visit the nurse or the front desk takes it. It can be used over several visits, and the rest stays on the card.',
  }),
  faq({
    slug: 'gift-not-suitable',
    question: 'What if the treatment does not suit them?',
    answer:
      'Everyone is examined before a first treatment, and sometimes the provider advises against it. The card keeps its value then. It can be used for something else, or by somebody else.',
  }),
  faq({
    slug: 'gift-other-amount',
    question: 'Can I choose my own amount?',
    answer:
      'Yes, from $25 to $1,000, in the form on this page. A card with your own amount is worth what you pay.',
  }),
  faq({
    slug: 'gift-change',
    question: 'Can I change or cancel it?',
    answer:
      'Yes. The email we send you after paying has a link to your gift card. Until the card is delivered you can change the name, the address, your words and the day there, or cancel it; then we return all you paid.',
  }),
  faq({
    slug: 'gift-lost',
    question: 'What if the email does not arrive?',
    answer:
      'Look in the spam folder first. With the link in your own email you can have it sent again, or to another address. Or call us: we find the card by your name or your email address.',
  }),
  faq({
    slug: 'gift-balance',
    question: 'How much is left on my card?',
    answer:
      'Follow “See what is left on a card” on this page and enter its code. Or call us and read it to us.',
  }),
])
