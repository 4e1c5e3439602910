import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const newsletterText = formText({
  form: 'newsletter',
  heading: 'Get the newsletter',
  intro: 'One email a month: what is new, what it costs, and what our nurses are asked most.',
  button: 'Subscribe',
  sendingButton: 'Subscribing...',
  note: 'We use your address for the newsletter only. Every email has a link to unsubscribe.',
  successTitle: 'Successfully Subscribed!',
  successText:
    "Thank you for subscribing to our newsletter. You'll receive wellness tips and exclusive offers.",
  sentNote: 'Please press the button in the email we have sent you.',
  missingTitle: 'Required Fields Missing',
  missingText: 'Please fill in your name and email address.',
  ...notSaved,
})
