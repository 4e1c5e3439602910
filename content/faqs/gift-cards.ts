import { faq, inOrder } from '../build/document.ts'

/** What people ask about gift cards. */
export const giftCardFaqs = inOrder([
  faq({
    slug: 'gift-expire',
    question: 'Does a gift card expire?',
    answer: 'No. The money stays on the card until it’s used, and there are no fees of any kind.',
  }),
  faq({
    slug: 'gift-what-for',
    question: 'What can it be used for?',
    answer:
      'Every drip, injection and package on this site. Enter the code when you pay in the shop, or give it to your nurse or the front desk. You can use it over several visits; whatever’s left stays on the card.',
  }),
  faq({
    slug: 'gift-not-suitable',
    question: 'What if the treatment isn’t right for them?',
    answer:
      'Everyone has an exam before their first treatment, and sometimes the provider advises against it. If so, the card keeps its value and can go toward something else, or to someone else.',
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
      'Yes. The email we send you after paying has a link to your gift card. Until the card is delivered, you can use that link to change the name, email address, message or delivery date, or to cancel for a full refund.',
  }),
  faq({
    slug: 'gift-lost',
    question: 'What if the email doesn’t arrive?',
    answer:
      'Check the spam folder first. The link in your own email lets you resend the card, even to another address. Or call us: we can find it by your name or email address.',
  }),
  faq({
    slug: 'gift-balance',
    question: 'How much is left on my card?',
    answer: 'Follow “Check a card’s balance” on this page and enter the code. Or call us and read it out.',
  }),
])
