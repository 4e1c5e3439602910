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
      'For every drip, injection and package on this site. It can be used over several visits; we keep the rest.',
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
      'Yes, from $25 to $1,000. Call us and name it; it takes a few minutes. A card with your own amount is worth what you pay.',
  }),
])
