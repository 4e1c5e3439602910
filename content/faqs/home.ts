import { faq, inOrder } from '../build/document.ts'

/** The three questions of the home page (HOME-044). */
export const homeFaqs = inOrder([
  faq({
    slug: 'home-safe',
    question: 'Is IV therapy safe?',
    answer:
      'For most healthy adults it is, when it is done properly. A licensed provider reviews your health first, a licensed nurse places the line with sterile single-use material, and stays with you until it is out.\n\nIt is not for everyone: with some heart or kidney conditions, in pregnancy, or with some medicines we may advise against it. Bruising at the site is the most common side effect.',
  }),
  faq({
    slug: 'home-insurance',
    question: 'Does insurance pay for it?',
    answer:
      'Usually not. Our treatments count as wellness care, so you pay the price on the page. Many health savings and flexible spending accounts may be used; ask yours first.\n\nYou have the right to a good faith estimate in writing before you decide.',
  }),
  faq({
    slug: 'home-where',
    question: 'Where do you serve?',
    answer:
      'Scottsdale, Paradise Valley, Phoenix, Tempe, Mesa, Fountain Hills, Cave Creek, Carefree and North Phoenix: at home, in the office, or at your hotel. We treat people who are in Arizona at the time of the visit.\n\nNot on the list? Call us and we tell you whether we can come.',
  }),
])
