import { faq, inOrder } from '../build/document.ts'

export const nadPeptideFaqs = inOrder([
  faq({
    slug: 'nad-duration',
    question: 'Why does an NAD+ drip take so long?',
    answer:
      'Because slow is what makes it comfortable. Given fast, NAD+ can cause nausea, cramps or chest pressure. Your nurse stays with you and sets the pace by how you feel.',
  }),
  faq({
    slug: 'nad-dose',
    question: 'Which dose is right for me?',
    answer:
      'You and the provider decide that together at the evaluation. Many people start with a low dose and see how they feel before taking more.',
  }),
  faq({
    slug: 'peptides-prescription',
    question: 'Can I buy peptides without an evaluation?',
    answer:
      'No. Peptides need an evaluation and a prescription, and they come from a licensed pharmacy in your name. We do not sell research chemicals.',
  }),
  faq({
    slug: 'peptides-own',
    question: 'Will your nurse inject something I bought elsewhere?',
    answer:
      'No. Our nurses only give what our provider ordered for you and our pharmacy supplied. We can’t know what’s in any other vial.',
  }),
])
