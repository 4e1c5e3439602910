import { contactText } from './contact.ts'
import { estimateText } from './estimate.ts'
import { eventInquiryText } from './event-inquiry.ts'
import { eventRsvpText } from './event-rsvp.ts'
import { newsletterText } from './newsletter.ts'
import { partnershipText } from './partnership.ts'

export const formTexts = [
  contactText,
  eventInquiryText,
  newsletterText,
  estimateText,
  partnershipText,
  eventRsvpText,
]
