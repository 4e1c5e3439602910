import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const eventRsvpText = formText({
  form: 'event-rsvp',
  heading: 'Reserve a spot',
  button: 'Reserve',
  sendingButton: 'Reserving…',
  note: 'We only use your details for this event. Plans change? Use the link in our email to give up your spot.',
  successTitle: "You're in",
  successText: 'Your spot is reserved. The details and a calendar file are on their way to your inbox.',
  sentNote: 'We have your request.',
  heldTitle: 'Almost there',
  heldText:
    'We’ve got your request and need to take a quick look. We’ll email you whether you have a spot, usually the same day.',
  waitingTitle: "You're on the waitlist",
  waitingText:
    'All spots are taken right now. You’re number {position}. We’ll email you as soon as a spot opens up for you.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'In case anything changes on the day (optional).' },
})
