import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const partnershipText = formText({
  form: 'partnership',
  heading: 'Apply for a partnership',
  intro: 'Five answers are enough to get started. The more you tell us, the better our answer will be.',
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
    website: 'The full address, like https://example.com.',
    instagram: 'Your handle, like @desertmorning.',
    audience: 'Who follows you, and where they live.',
    proposal: 'What you’d do, and what you’d like from us.',
  },
})
