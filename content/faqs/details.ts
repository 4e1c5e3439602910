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
      'For most healthy people who eat a varied diet, there’s little evidence that vitamins given by drip or injection do more than food or tablets. We tell you what’s in it and where to read more, and we don’t promise results.',
  }),
  faq({
    slug: 'detail-provider-says-no',
    question: 'What if the provider says no?',
    answer:
      'Then you won’t get it, and you won’t pay for it. The provider will tell you why, and what you could do instead.',
  }),
  faq({
    slug: 'detail-how-often',
    question: 'How often can I have it?',
    answer:
      'That’s up to you and the provider, and it depends on your health and what else you take. Some vitamins and minerals build up in the body, so more isn’t better.',
  }),
])
