import { faq, inOrder } from '../build/document.ts'

export const estimateFaqs = inOrder([
  faq({
    slug: 'estimate-insured',
    question: 'I have insurance. Can I ask for an estimate too?',
    answer:
      'Yes, if you don’t plan to use your insurance for the visit. That’s what “self-pay” means. We don’t bill insurers ourselves.',
  }),
  faq({
    slug: 'estimate-binding',
    question: 'Does an estimate commit me to anything?',
    answer: 'No. It isn’t a contract, and you don’t have to book or get the services from us.',
  }),
  faq({
    slug: 'estimate-keep',
    question: 'Should I keep it?',
    answer: 'Yes. Take a picture of it or save the email. You’ll need it if you ever want to dispute a bill.',
  }),
])
