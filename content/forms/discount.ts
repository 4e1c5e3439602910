import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const discountText = formText({
  form: 'discount',
  heading: 'Get your discount code',
  button: 'Email me the code',
  sendingButton: 'Sending…',
  note: 'One code per person. We only use your address for this.',
  successTitle: 'Discount Code Sent',
  successText: 'Discount code sent to {email}! Check your inbox for code: {code}',
  endingTitle: 'Discount Code Sent',
  endingText: 'Check your email for your 25% off discount code. Valid for first-time patients only.',
  heldTitle: 'We have your request',
  heldText: 'We’ll email your code. If it hasn’t arrived by tomorrow, please call us.',
  missingTitle: 'Email missing',
  missingText: 'Please enter your email address',
  ...notSaved,
})
