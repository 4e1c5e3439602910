import { formText } from '../build/form-text.ts'
import { notSaved, requiredFieldsMissing } from './shared.ts'

export const eventRsvpText = formText({
  form: 'event-rsvp',
  heading: 'Reserve a spot',
  button: 'Reserve',
  sendingButton: 'Reserving…',
  note: 'We use your details for this event only. You can give your spot back by the link in our email, until the event is over.',
  successTitle: "You're in",
  successText: 'Your spot is reserved. The details and a calendar file are on their way to your inbox.',
  sentNote: 'We have your request.',
  heldTitle: 'Almost there',
  heldText:
    'We have your request and look at it first. You hear by email whether a spot is yours, usually the same day.',
  waitingTitle: "You're on the waitlist",
  waitingText:
    'All spots are taken right now. You are number {position}. We email you as soon as a spot is yours.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'For changes on the day, if you like.' },
})
