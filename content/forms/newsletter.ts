import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const newsletterText = formText({
  form: 'newsletter',
  heading: 'Get the newsletter',
  intro: 'One email a month: what’s new, what it costs, and the questions our nurses hear most.',
  button: 'Subscribe',
  sendingButton: 'Subscribing...',
  note: 'We only use your address for the newsletter. Every email has an unsubscribe link.',
  successTitle: 'Successfully Subscribed!',
  successText:
    "Thank you for subscribing to our newsletter. You'll receive wellness tips and exclusive offers. One last step: open the email we've just sent you and press the button in it.",
  sentNote: 'Almost done: press the button in the email we’ve just sent you.',
  missingTitle: 'Required Fields Missing',
  missingText: 'Please fill in your name and email address.',
  ...notSaved,
})
