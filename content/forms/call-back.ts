import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const callBackText = formText({
  form: 'call-back',
  heading: 'Rather talk? We call you',
  intro:
    'Leave your number and the time that suits you. We call 7 days a week, 8am–8pm, and never to sell you something.',
  button: 'Ask for a call',
  sendingButton: 'Sending…',
  note: 'Please don’t write about your health here. In an emergency, call 911.',
  successTitle: 'We will call you',
  successText: 'Thank you. We call within 24 hours, at the time you chose if we can.',
  replyWithin: { amount: 24, unit: 'hours' },
  sentNote: 'We have your number.',
  ...requiredFieldsMissing,
  ...notSaved,
})
