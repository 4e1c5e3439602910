import 'server-only'
import { accountDeletedKinds } from './account-deleted-kinds'
import { accountKinds } from './account-kinds'
import { discountKinds } from './discount-kinds'
import { estimateKinds } from './estimate-kinds'
import { giftKinds } from './gift-kinds'
import type { MailKind } from './mail-kind'
import { orderKinds } from './order-kinds'
import { replyKinds } from './reply-kinds'
import { rsvpKinds } from './rsvp-kinds'
import { scheduleKinds } from './schedule-kinds'
import { staffKinds } from './staff-kinds'
import { submissionKinds } from './submission-kinds'
import { subscriptionKinds } from './subscription-kinds'

/** Every kind of mail there is, by the name its rows in the outbox carry. */
export const mailKinds: Record<string, MailKind> = {
  ...accountDeletedKinds,
  ...orderKinds,
  ...rsvpKinds,
  ...submissionKinds,
  ...replyKinds,
  ...subscriptionKinds,
  ...discountKinds,
  ...estimateKinds,
  ...accountKinds,
  ...scheduleKinds,
  ...staffKinds,
  ...giftKinds,
}
