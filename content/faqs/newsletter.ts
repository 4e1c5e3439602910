import { faq, inOrder } from '../build/document.ts'

export const newsletterFaqs = inOrder([
  faq({
    slug: 'newsletter-often',
    question: 'How often do you write?',
    answer: 'Once a month. News of events comes in an email of its own, and only if you asked for it.',
  }),
  faq({
    slug: 'newsletter-leave',
    question: 'How do I unsubscribe?',
    answer: 'With the link at the end of every email. One click, no question, and it counts at once.',
  }),
  faq({
    slug: 'newsletter-address',
    question: 'What happens to my address?',
    answer:
      'We use it for the newsletter and for nothing else. It is not sold, not shared for advertising, and deleted when you unsubscribe.',
  }),
])
