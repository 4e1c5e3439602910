import { faq, inOrder } from '../build/document.ts'

export const estimateFaqs = inOrder([
  faq({
    slug: 'estimate-insured',
    question: 'I have insurance. Can I ask for an estimate too?',
    answer:
      'Yes, if you do not plan to use your insurance for the visit. That is what “self-pay” means. We do not bill insurers ourselves.',
  }),
  faq({
    slug: 'estimate-binding',
    question: 'Does the estimate oblige me to anything?',
    answer:
      'No. It is not a contract, and you do not have to get the services from us. It does not oblige you to book.',
  }),
  faq({
    slug: 'estimate-keep',
    question: 'Should I keep it?',
    answer: 'Yes. Take a picture of it or save the email. You need it if you ever want to dispute a bill.',
  }),
])
