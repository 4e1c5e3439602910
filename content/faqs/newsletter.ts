import { faq, inOrder } from '../build/document.ts'

export const newsletterFaqs = inOrder([
  faq({
    slug: 'newsletter-often',
    question: 'How often will I hear from you?',
    answer: 'Once a month. Event news comes in a separate email, and only if you’ve asked for it.',
  }),
  faq({
    slug: 'newsletter-leave',
    question: 'How do I unsubscribe?',
    answer: 'Use the link at the bottom of every email. One click, no questions, effective right away.',
  }),
  faq({
    slug: 'newsletter-address',
    question: 'What happens to my address?',
    answer:
      'We use it for the newsletter and nothing else. We never sell it or share it for advertising, and we delete it when you unsubscribe.',
  }),
])
