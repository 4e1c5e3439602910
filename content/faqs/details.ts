import { faq, inOrder } from '../build/document.ts'

/** What people ask on the page of any drip or injection. */
export const detailFaqs = inOrder([
  faq({
    slug: 'detail-needle',
    question: 'I’m afraid of needles. Can I still do this?',
    answer:
      'Many people are. Tell us when you book: your nurse takes the time you need, you can lie down and look away, and you can stop at any moment. If you change your mind before the needle, that’s fine, too.',
  }),
  faq({
    slug: 'detail-evidence',
    question: 'Is there proof that it works?',
    answer:
      'For most healthy people who eat a varied diet, there is little evidence that vitamins by needle do more than food or tablets. We tell you what is in it and where you can read about it, and we promise no result.',
  }),
  faq({
    slug: 'detail-provider-says-no',
    question: 'What if the provider says no?',
    answer:
      'Then you won’t have it and won’t pay for it. The provider tells you why, and what you could do instead.',
  }),
  faq({
    slug: 'detail-how-often',
    question: 'How often can I have it?',
    answer:
      'That’s up to you and the provider, and depends on your health and on what else you take. Some vitamins and minerals add up in the body, so more isn’t better.',
  }),
])
