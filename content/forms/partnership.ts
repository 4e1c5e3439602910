import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const partnershipText = formText({
  form: 'partnership',
  heading: 'Apply for a partnership',
  intro: 'Five answers are enough to begin. The more you tell us, the more exact our answer is.',
  button: 'Submit application',
  sendingButton: 'Submitting…',
  note: 'We answer every application within 2-3 business days.',
  successTitle: 'Application Submitted!',
  successText: 'Thank you for your interest in partnering with us. We will respond within 2-3 business days.',
  replyWithin: { amount: 3, unit: 'business days' },
  sentNote: 'We have your application.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: {
    website: 'The whole address, like https://example.com.',
    instagram: 'Your name there, like @desertmorning.',
    audience: 'Who follows you, and where they live.',
    proposal: 'What you would do, and what you would like from us.',
  },
})
