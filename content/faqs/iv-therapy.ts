import { faq, inOrder } from '../build/document.ts'

/** What people ask before a drip. */
export const ivFaqs = inOrder([
  faq({
    slug: 'iv-how-long',
    question: 'How long does a drip take?',
    answer:
      'Most take 30 to 60 minutes, and each card on the menu names its time. NAD+ takes 2 to 4 hours, because it is given slowly.\n\nAdd about 15 minutes for setting up and checking how you are.',
  }),
  faq({
    slug: 'iv-what-happens',
    question: 'What happens during the visit?',
    answer:
      'The nurse checks your blood pressure, pulse and temperature, places a thin tube in a vein of your arm, and stays with you until the bag is empty. You sit or lie where you like. Afterwards the tube comes out and you can go on with your day.',
  }),
  faq({
    slug: 'iv-not-for',
    question: 'Who should not have a drip?',
    answer:
      'Tell us if you are pregnant, have heart, kidney or liver disease, or take medicines every day. The provider who examines you decides, and sometimes the answer is no. Then you pay nothing for the drip.\n\nWith chest pain, trouble breathing or a severe illness, call 911.',
  }),
  faq({
    slug: 'iv-which-dosage',
    question: 'Which dosage of NAD+ should I choose?',
    answer:
      'Start with the lowest if it is your first time. The provider talks it through with you before the visit, and the nurse can slow the drip down at any time. The price on the card follows the dosage you select.',
  }),
  faq({
    slug: 'iv-add-injection',
    question: 'Can I add a vitamin injection?',
    answer:
      'Yes. Ask for it when you book, or put it in your cart on the injections page. It takes 5 to 15 minutes more.',
  }),
])
