import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const eventAlertText = formText({
  form: 'event-alert',
  heading: 'Don’t see a date that works?',
  intro: 'We write to you when a new date is set: what, when, where and the price. Nothing else.',
  button: 'Create Event Alert',
  sendingButton: 'Sending…',
  note: 'You confirm it by a link we send you. Every email has a link to stop.',
  successTitle: 'One more step',
  successText: 'Check your inbox and press the button in our email. Then we write when a new event is set.',
  sentNote: 'We have sent you an email to confirm.',
  heldTitle: 'We have your address',
  heldText:
    'An email to confirm it follows. Once you have pressed its button, we write when a new event is set.',
  missingTitle: 'Email missing',
  missingText: 'Please enter your email address.',
  ...notSaved,
})
