import { faq, inOrder } from '../build/document.ts'

/** The five questions of the page for first-time patients (FTP-011). */
export const firstTimeFaqs = inOrder([
  faq({
    slug: 'first-time-hurt',
    question: 'Does it hurt?',
    answer:
      'You’ll feel a quick pinch when the line goes in, much like a blood draw. After that, most people notice nothing but a cool arm for a minute or two. If anything stings, just say so: your nurse will slow the drip or move the line.',
  }),
  faq({
    slug: 'first-time-exam',
    question: 'Can I be turned down after the exam?',
    answer:
      'Yes. The provider may advise against a treatment, or suggest another one, because of your health, your medications or your allergies. In that case we won’t treat you, and you won’t pay for the treatment.',
  }),
  faq({
    slug: 'first-time-have-ready',
    question: 'What should I have ready?',
    answer:
      'A photo ID, the names and doses of your medications, and a sofa or a chair with armrests near a power outlet. We bring everything else and clean up after ourselves.',
  }),
  faq({
    slug: 'first-time-age',
    question: 'Who can be treated?',
    answer:
      'Adults 18 and over who are in Arizona for the visit and have been approved by a licensed provider. If you’re pregnant, or have a heart or kidney condition, tell us when you book.',
  }),
  faq({
    slug: 'first-time-cancel',
    question: 'What if I need to change the time?',
    answer:
      'Call us. Changes are free up to 24 hours before your visit. After that, we’ll try to find you another time the same week.',
  }),
])
