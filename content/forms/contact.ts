import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const contactText = formText({
  form: 'contact',
  heading: 'Write to us',
  intro:
    'A real person reads every message and answers within 24 hours. If it’s about today, calling is faster.',
  button: 'Send message',
  sendingButton: 'Sending…',
  note: 'Please don’t share health details here. A provider will ask you about them in private. In an emergency, call 911.',
  successTitle: 'Message Sent!',
  successText: "Thank you for contacting us. We'll get back to you within 24 hours.",
  replyWithin: { amount: 24, unit: 'hours' },
  careerReplyWithin: { amount: 5, unit: 'business days' },
  sentNote: 'We’ve got your message. Need to add something? Just write again.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'Only if you’d rather we call you back.' },
})
