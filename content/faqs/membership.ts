import { faq, inOrder } from '../build/document.ts'

/** What people ask about the plans. */
export const membershipFaqs = inOrder([
  faq({
    slug: 'membership-need',
    question: 'Do I need a membership to book?',
    answer:
      'No. Every drip and every shot can be booked once, at the price on its page. A plan pays off if you come back every month.',
  }),
  faq({
    slug: 'membership-choose-drip',
    question: 'Which drips and shots can I choose?',
    answer:
      'Tell us which ones you want when you book each visit. As with every treatment, the provider confirms they’re right for you.',
  }),
  faq({
    slug: 'membership-exam',
    question: 'Do members need the good faith exam too?',
    answer:
      'Yes. Arizona law requires it before a first treatment. It’s a video call of 5 to 10 minutes, before your first visit as a member.',
  }),
  faq({
    slug: 'membership-change',
    question: 'Can I change or end my plan?',
    answer:
      'Yes. Call us before your next monthly payment, and the change takes effect then. Visits you’ve already paid for are yours until the month ends.',
  }),
])
