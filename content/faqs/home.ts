import { faq, inOrder } from '../build/document.ts'

/** The three questions of the home page (HOME-044). */
export const homeFaqs = inOrder([
  faq({
    slug: 'home-safe',
    question: 'Is IV therapy safe?',
    answer:
      'For most healthy adults, yes, when it’s done properly. A licensed provider reviews your health first. Then a licensed nurse places the line with sterile, single-use supplies and stays with you until it’s out.\n\nIt isn’t for everyone: we may advise against it if you have certain heart or kidney conditions, are pregnant, or take certain medications. Bruising where the needle goes in is the most common side effect.',
  }),
  faq({
    slug: 'home-insurance',
    question: 'Does insurance pay for it?',
    answer:
      'Usually not. Our treatments count as wellness care, so you pay the price on the page. Many health savings and flexible spending accounts can be used; check with yours first.\n\nYou have the right to a good faith estimate in writing before you decide.',
  }),
  faq({
    slug: 'home-where',
    question: 'Where do you serve?',
    answer:
      'Scottsdale, Paradise Valley, Phoenix, Tempe, Mesa, Fountain Hills, Cave Creek, Carefree and North Phoenix: at home, in the office, or at your hotel. We treat people who are in Arizona at the time of the visit.\n\nNot on the list? Call us and we’ll tell you whether we can come.',
  }),
])
