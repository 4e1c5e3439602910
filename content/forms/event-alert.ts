import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const eventAlertText = formText({
  form: 'event-alert',
  heading: 'Don’t see a date that works?',
  intro: 'We’ll email you when a new date is set: what, when, where and how much. Nothing else.',
  button: 'Create Event Alert',
  sendingButton: 'Sending…',
  note: 'We’ll send you a link to confirm. Every email has an unsubscribe link.',
  successTitle: 'One more step',
  successText:
    'Check your inbox and press the button in our email. Then you’ll hear from us when a new event is set.',
  sentNote: 'We’ve sent you an email to confirm.',
  heldTitle: 'We have your address',
  heldText:
    'We’ll send you an email to confirm it. Once you press the button in it, you’ll hear from us when a new event is set.',
  missingTitle: 'Email missing',
  missingText: 'Please enter your email address.',
  ...notSaved,
})
