import { faq, inOrder } from '../build/document.ts'

export const nadPeptideFaqs = inOrder([
  faq({
    slug: 'nad-duration',
    question: 'Why does an NAD+ drip take so long?',
    answer:
      'Because it is comfortable only when it is slow. Given fast, NAD+ can cause nausea, cramps or pressure in the chest. Your nurse stays, watches how you feel and sets the speed.',
  }),
  faq({
    slug: 'nad-dose',
    question: 'Which dose is right for me?',
    answer:
      'The provider decides that with you at the evaluation. Many people begin with a low dose and see how they feel before they take more.',
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
      'No. A nurse gives only what our provider ordered for you and what came from our pharmacy. We cannot know what is in another vial.',
  }),
])
