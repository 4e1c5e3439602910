import { callBackText } from './call-back.ts'
import { contactText } from './contact.ts'
import { discountText } from './discount.ts'
import { estimateText } from './estimate.ts'
import { eventAlertText } from './event-alert.ts'
import { eventInquiryText } from './event-inquiry.ts'
import { eventRsvpText } from './event-rsvp.ts'
import { newsletterText } from './newsletter.ts'
import { partnershipText } from './partnership.ts'
import { waitlistText } from './waitlist.ts'

export const formTexts = [
  contactText,
  eventInquiryText,
  newsletterText,
  estimateText,
  partnershipText,
  eventRsvpText,
  callBackText,
  waitlistText,
  discountText,
  eventAlertText,
]
