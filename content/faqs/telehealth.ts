import { faq, inOrder } from '../build/document.ts'

export const telehealthFaqs = inOrder([
  faq({
    slug: 'telehealth-device',
    question: 'What do I need for the video visit?',
    answer:
      'A phone, tablet or computer with a camera, and a place where you can talk freely. You get a link; there is nothing to install.\n\nHave the names of your medicines and a form of ID at hand.',
  }),
  faq({
    slug: 'telehealth-outside-arizona',
    question: 'I live elsewhere but am in Arizona this week. Can you see me?',
    answer:
      'Yes, if you are in Arizona during the video visit and during the treatment. Clinical services are for clients located in Arizona only, wherever they live.',
  }),
  faq({
    slug: 'telehealth-no',
    question: 'What if the provider says no?',
    answer:
      'Then we do not treat, and what you paid for a treatment you did not receive is refunded. The provider tells you why and what you can do instead.',
  }),
  faq({
    slug: 'telehealth-prescription',
    question: 'Do I get a prescription?',
    answer:
      'Only when the provider finds that it suits you. A visit is for a decision, not for a product. A prescription goes to a licensed pharmacy in your name.',
  }),
])
