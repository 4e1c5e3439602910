import { faq, inOrder } from '../build/document.ts'

/** The five questions of the page for first-time patients (FTP-011). */
export const firstTimeFaqs = inOrder([
  faq({
    slug: 'first-time-hurt',
    question: 'Does it hurt?',
    answer:
      'You feel a short pinch when the line is placed, much like a blood draw. After that most people feel nothing but a cool arm for a minute or two. If anything stings, say so: the nurse slows the drip or moves the line.',
  }),
  faq({
    slug: 'first-time-exam',
    question: 'Can I be turned down after the exam?',
    answer:
      'Yes. The provider may advise against a treatment, or suggest another one, because of your health, your medicines or your allergies. Then we do not treat, and you do not pay for the treatment.',
  }),
  faq({
    slug: 'first-time-have-ready',
    question: 'What should I have ready?',
    answer:
      'A photo ID, the names and doses of your medicines, and a chair with an armrest or a sofa near a power outlet. We bring everything else and take it away again.',
  }),
  faq({
    slug: 'first-time-age',
    question: 'Who can be treated?',
    answer:
      'Adults from 18 years who are in Arizona at the time of the visit and whom a licensed provider has approved. If you are pregnant, or have a heart or kidney condition, tell us when you book.',
  }),
  faq({
    slug: 'first-time-cancel',
    question: 'What if I need to change the time?',
    answer:
      'Call us. Until 24 hours before the visit a change costs nothing. Later than that we try to find another time the same week.',
  }),
])
