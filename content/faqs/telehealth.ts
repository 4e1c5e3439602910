import { faq, inOrder } from '../build/document.ts'

export const telehealthFaqs = inOrder([
  faq({
    slug: 'telehealth-device',
    question: 'What do I need for the video visit?',
    answer:
      'A phone, tablet or computer with a camera, and somewhere you can talk freely. We’ll send you a link; there’s nothing to install.\n\nHave your ID and the names of your medications handy.',
  }),
  faq({
    slug: 'telehealth-outside-arizona',
    question: 'I’m just visiting Arizona this week. Can you see me?',
    answer:
      'Yes, as long as you’re in Arizona during both the video visit and the treatment. Clinical services are for clients located in Arizona only, wherever they live.',
  }),
  faq({
    slug: 'telehealth-no',
    question: 'What if the provider says no?',
    answer:
      'Then we won’t treat you, and we’ll refund what you paid for any treatment you didn’t receive. The provider will tell you why, and what you can do instead.',
  }),
  faq({
    slug: 'telehealth-prescription',
    question: 'Will I get a prescription?',
    answer:
      'Only if the provider decides it’s right for you. A visit gets you a medical opinion, not a product. Prescriptions go to a licensed pharmacy in your name.',
  }),
])
