import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const waitlistText = formText({
  form: 'waitlist',
  heading: 'Not in your area yet?',
  intro:
    'Tell us your ZIP code and we’ll email you once, when a nurse can come to you. The more people ask, the sooner we’ll expand.',
  button: 'Join the waitlist',
  sendingButton: 'Sending…',
  note: 'We only use your address for that one email.',
  successTitle: 'You’re on the waitlist',
  successText: 'Thank you. We’ll email you as soon as our nurses come to your ZIP code.',
  sentNote: 'We have your ZIP code.',
  ...requiredFieldsMissing,
  ...notSaved,
})
