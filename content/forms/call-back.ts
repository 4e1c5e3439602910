import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const callBackText = formText({
  form: 'call-back',
  heading: 'Rather talk? We’ll call you',
  intro:
    'Leave your number and a good time to reach you. We call 7 days a week, 8am–8pm, and never with a sales pitch.',
  button: 'Request a call',
  sendingButton: 'Sending…',
  note: 'Please don’t share health details here. In an emergency, call 911.',
  successTitle: 'We’ll call you',
  successText: 'Thank you. We’ll call within 24 hours, at the time you chose if we can.',
  replyWithin: { amount: 24, unit: 'hours' },
  sentNote: 'We have your number.',
  ...requiredFieldsMissing,
  ...notSaved,
})
