import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const waitlistText = formText({
  form: 'waitlist',
  heading: 'Not in your area yet?',
  intro:
    'Tell us your ZIP code. We write once when a nurse can come to you. The more of you ask, the sooner we look at the map again.',
  button: 'Join the waitlist',
  sendingButton: 'Sending…',
  note: 'We use your address for this one message only.',
  successTitle: 'You are on the waitlist',
  successText: 'Thank you. We write to you as soon as our nurses come to your ZIP code.',
  sentNote: 'We have your ZIP code.',
  ...requiredFieldsMissing,
  ...notSaved,
})
