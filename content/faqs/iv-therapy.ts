import { faq, inOrder } from '../build/document.ts'

/** What people ask before a drip. */
export const ivFaqs = inOrder([
  faq({
    slug: 'iv-how-long',
    question: 'How long does a drip take?',
    answer:
      'Most take 30 to 60 minutes, and each card on the menu lists its time. NAD+ takes 2 to 4 hours because it’s given slowly.\n\nAllow about 15 minutes more for setup and a quick check of your vitals.',
  }),
  faq({
    slug: 'iv-what-happens',
    question: 'What happens during the visit?',
    answer:
      'The nurse checks your blood pressure, pulse and temperature, places a thin tube in a vein in your arm, and stays with you until the bag is empty. Sit or lie down wherever you’re comfortable. Then the tube comes out and you get on with your day.',
  }),
  faq({
    slug: 'iv-not-for',
    question: 'Who should not have a drip?',
    answer:
      'Tell us if you’re pregnant, have heart, kidney or liver disease, or take medication every day. The provider who examines you decides, and sometimes the answer is no. If it is, you pay nothing for the drip.\n\nIf you have chest pain, trouble breathing or a severe illness, call 911.',
  }),
  faq({
    slug: 'iv-which-dosage',
    question: 'Which dosage of NAD+ should I choose?',
    answer:
      'Start with the lowest if it’s your first time. The provider will talk it through with you before the visit, and your nurse can slow the drip at any time. The price on the card follows the dosage you select.',
  }),
  faq({
    slug: 'iv-add-injection',
    question: 'Can I add a vitamin injection?',
    answer:
      'Yes. Ask for it when you book, or put it in your cart on the injections page. It takes 5 to 15 minutes more.',
  }),
])
