import { faq, inOrder } from '../build/document.ts'

export const testingKitFaqs = inOrder([
  faq({
    slug: 'kits-fasting',
    question: 'Do I have to fast?',
    answer:
      'For some tests. We’ll tell you when we confirm the visit, including when to switch to water only.',
  }),
  faq({
    slug: 'kits-results',
    question: 'Who explains the results?',
    answer:
      'A provider, by video. You get the report too, and someone to tell you what every number on it means for you.',
  }),
  faq({
    slug: 'kits-emergency',
    question: 'I feel sick now. Can I order a test?',
    answer:
      'Not for that. A test takes days. Call your doctor or go to urgent care, and call 911 if it is an emergency.',
  }),
])
