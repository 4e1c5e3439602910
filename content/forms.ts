import { formText } from './build/form-text.ts'

/** R3: whatever the form, when it could not be stored. */
export const notSaved = {
  failureTitle: 'Something went wrong',
  failureText: 'We could not save your request. Please try again or call us.',
}

export const requiredFieldsMissing = {
  missingTitle: 'Required Fields Missing',
  missingText: 'Please fill in all required fields.',
}

const callBackText = formText({
  form: 'call-back',
  heading: 'Rather talk? We’ll call you',
  intro:
    'Leave your number and a good time to reach you. We call 7 days a week, 8am\u00a0to\u00a08pm, and never with a sales pitch.',
  button: 'Request a call',
  sendingButton: 'Sending…',
  note: 'Please don’t share health details here. In an emergency, call 911.',
  successTitle: 'We’ll call you',
  successText: 'Thank you. We’ll call within 24 hours, at the time you chose if we can.',
  replyWithin: { amount: 24, unit: 'hours' },
  sentNote: 'We have your number.',
  ...requiredFieldsMissing,
  ...notSaved,
})

const contactText = formText({
  form: 'contact',
  heading: 'Write to us',
  intro:
    'A real person reads every message and answers within 24 hours. If it’s about today, calling is faster.',
  button: 'Send message',
  sendingButton: 'Sending…',
  note: 'Please don’t share health details here. A provider will ask you about them in private. In an emergency, call 911.',
  successTitle: 'Message Sent!',
  successText: "Thank you for contacting us. We'll get back to you within 24 hours.",
  replyWithin: { amount: 24, unit: 'hours' },
  careerReplyWithin: { amount: 5, unit: 'business days' },
  sentNote: 'We’ve got your message. Need to add something? Just write again.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'Only if you’d rather we call you back.' },
})

const discountText = formText({
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

const estimateText = formText({
  form: 'estimate',
  heading: 'Ask for your estimate',
  intro:
    'Select what you’re considering and tell us where to send it. Asking is free and doesn’t book anything.',
  button: 'Request estimate',
  sendingButton: 'Sending…',
  note: 'This total adds up our starting prices. Your estimate lists your exact services and prices.',
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

const eventAlertText = formText({
  form: 'event-alert',
  heading: 'Don’t see a date that works?',
  intro: 'We’ll email you when a new date is set: what, when, where and how much. Nothing else.',
  button: 'Create Event Alert',
  sendingButton: 'Sending…',
  note: 'We’ll send you a link to confirm. Every email has an unsubscribe link.',
  successTitle: 'One more step',
  successText:
    'Check your inbox and press the button in our email. Then you’ll hear from us when a new event is set.',
  sentNote: 'We’ve sent you an email to confirm.',
  heldTitle: 'We have your address',
  heldText:
    'We’ll send you an email to confirm it. Once you press the button in it, you’ll hear from us when a new event is set.',
  missingTitle: 'Email missing',
  missingText: 'Please enter your email address.',
  ...notSaved,
})

const eventInquiryText = formText({
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

const groupQuoteText = formText({
  form: 'group-quote',
  heading: 'See your group’s price',
  intro:
    'Choose guests, drips, date and place, and you’ll see the price as you go. Send it, and we’ll confirm it or call you about the details.',
  button: 'Email me this estimate',
  sendingButton: 'Sending…',
  note: 'It’s free and doesn’t book anything. Please don’t share anyone’s health details here.',
  successTitle: 'Your estimate is on its way',
  successText: 'Thank you. The estimate is on its way to your inbox, and we’ll confirm it within 24 hours.',
  heldTitle: 'We have your request',
  heldText: 'Thank you. We’ll take a quick look and confirm your estimate within 24 hours.',
  replyWithin: { amount: 24, unit: 'hours' },
  endingTitle: 'We have your request',
  noServiceTitle: 'Nothing chosen yet',
  noServiceText: 'Please choose at least one drip or injection.',
  missingTitle: 'Required fields missing',
  missingText: 'Please fill in all required fields.',
  ...notSaved,
})

const eventRsvpText = formText({
  form: 'event-rsvp',
  heading: 'Reserve a spot',
  button: 'Reserve',
  sendingButton: 'Reserving…',
  note: 'We only use your details for this event. Plans change? Use the link in our email to give up your spot.',
  successTitle: 'You’re in',
  successText: 'Your spot is reserved. The details and a calendar file are on their way to your inbox.',
  sentNote: 'We have your request.',
  heldTitle: 'Almost there',
  heldText:
    'We’ve got your request and need to take a quick look. We’ll email you whether you have a spot, usually the same day.',
  waitingTitle: 'You’re on the waitlist',
  waitingText:
    'All spots are taken right now. You’re number {position}. We’ll email you as soon as a spot opens up for you.',
  ...requiredFieldsMissing,
  ...notSaved,
  help: { phone: 'In case anything changes on the day (optional).' },
})

const newsletterText = formText({
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

const partnershipText = formText({
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

const waitlistText = formText({
  form: 'waitlist',
  heading: 'Not in your area yet?',
  intro:
    'Tell us your ZIP code and we’ll email you once, when a nurse can come to you. The more people ask, the sooner we’ll expand.',
  button: 'Join the waitlist',
  sendingButton: 'Sending…',
  note: 'We only use your address for that one email.',
  successTitle: 'You’re on the waitlist',
  successText: 'Thank you. We’ll email you as soon as our nurses come to your ZIP code.',
  sentNote: 'We have your ZIP code.',
  ...requiredFieldsMissing,
  ...notSaved,
})

export const formTexts = [
  contactText,
  eventInquiryText,
  groupQuoteText,
  newsletterText,
  estimateText,
  partnershipText,
  eventRsvpText,
  callBackText,
  waitlistText,
  discountText,
  eventAlertText,
]
