import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const contactText = formText({
  form: 'contact',
  heading: 'Write to us',
  intro: 'One of us reads every message and answers within 24 hours. If it is about today, a call is faster.',
  button: 'Send message',
  sendingButton: 'Sending…',
  note: 'Please don’t write about your health here. A provider asks you about it in private. In an emergency, call 911.',
  successTitle: 'Message Sent!',
  successText: "Thank you for contacting us. We'll get back to you within 24 hours.",
  replyWithin: { amount: 24, unit: 'hours' },
  careerReplyWithin: { amount: 5, unit: 'business days' },
  sentNote: 'We have your message. You can write another one.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'Only if you would rather be called back.' },
})
