import { formText } from '../build/form-text.ts'
import { notSaved } from './shared.ts'

export const eventInquiryText = formText({
  form: 'event-inquiry',
  heading: 'Tell us about your event',
  intro:
    'From 5 guests up. Six answers are enough to begin; the rest helps us to come back with a price and a plan.',
  button: 'Send inquiry',
  sendingButton: 'Sending…',
  note: 'An inquiry costs nothing and books nothing. We call or write within 24 hours.',
  successTitle: 'Inquiry submitted!',
  successText: 'Thank you for your inquiry! We will contact you within 24 hours to discuss your event needs.',
  replyWithin: { amount: 24, unit: 'hours' },
  sentNote: 'We have your inquiry. You can send another one.',
  missingTitle: 'Required fields missing',
  missingText: 'Please fill in all required fields.',
  ...notSaved,
  help: {
    eventDate: 'Leave it empty if it is not set yet.',
    eventLocation: 'City, hotel or address.',
    services: 'For example: hydration drips, B12 shots.',
  },
})
