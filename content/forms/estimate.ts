import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const estimateText = formText({
  form: 'estimate',
  heading: 'Ask for your estimate',
  intro:
    'Select what you’re considering and tell us where to send it. Asking is free and doesn’t book anything.',
  button: 'Request estimate',
  sendingButton: 'Sending…',
  note: 'The total adds up starting prices. Your estimate lists your exact services and prices.',
  successTitle: 'Request submitted successfully',
  successText: "We'll send your Good Faith Estimate within 3 business days.",
  replyWithin: { amount: 3, unit: 'business days' },
  sentNote: 'We’ve got your request. You can ask for another estimate any time.',
  ...requiredFieldsMissing,
  noServiceTitle: 'Please select services',
  noServiceText: 'Select at least one service for your estimate.',
  ...notSaved,
  totalLabel: 'Estimated total',
  help: {
    dateOfBirth: 'The law requires it on the estimate.',
    preferredDate: 'Leave it blank if you don’t have one yet.',
  },
})
