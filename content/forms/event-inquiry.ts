import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const eventInquiryText = formText({
  form: 'event-inquiry',
  heading: 'Tell us about your event',
  intro:
    'For groups of 5 or more. Six answers are enough to get started; the rest helps us come back with a price and a plan.',
  button: 'Send inquiry',
  sendingButton: 'Sending…',
  note: 'Inquiries are free and don’t book anything. We’ll call or email within 24 hours.',
  successTitle: 'Inquiry submitted!',
  successText: 'Thank you for your inquiry! We will contact you within 24 hours to discuss your event needs.',
  replyWithin: { amount: 24, unit: 'hours' },
  sentNote: 'We’ve got your inquiry. You can send another one any time.',
  missingTitle: 'Required fields missing',
  missingText: 'Please fill in all required fields.',
  ...notSaved,
  help: {
    eventDate: 'Leave it blank if it isn’t set yet.',
    eventLocation: 'City, venue or address.',
    services: 'For example: hydration drips, B12 shots.',
  },
})
