import 'server-only'
import { eraseLeftRequests } from '@/lib/accounts/erase'
import { accountDeletedKinds, accountKinds } from '@/lib/accounts/mails'
import { onPublish } from '@/lib/content/listeners'
import { pollContent } from '@/lib/content/poll'
import { getSiteSettings } from '@/lib/content/settings'
import { keepDiscount } from '@/lib/discounts/keep'
import { discountKinds } from '@/lib/discounts/mails'
import { env } from '@/lib/env'
import { estimateKinds } from '@/lib/estimates/mails'
import { turnEventsPast } from '@/lib/events/turn-past'
import { keepForms } from '@/lib/forms/keep'
import { submissionKinds } from '@/lib/forms/mails'
import { tellOfHeldMessages } from '@/lib/forms/review-notice'
import { deliverGiftCards } from '@/lib/gift-cards/deliver'
import { giftKinds } from '@/lib/gift-cards/mails'
import { type Job, startJobs } from '@/lib/jobs/jobs'
import { underLease } from '@/lib/jobs/lease'
import { offerMails } from '@/lib/mail/kinds'
import { deliverMails } from '@/lib/mail/outbox'
import { announceEvents } from '@/lib/newsletter/announce-events'
import { keepEventAlert, keepNewsletter } from '@/lib/newsletter/keep'
import { subscriptionKinds } from '@/lib/newsletter/mails'
import { comparePayments } from '@/lib/orders/compare'
import { reconcilePayments, sweepPayments } from '@/lib/orders/jobs'
import { orderKinds } from '@/lib/orders/mails'
import { sweepRefunds } from '@/lib/orders/sweep-refunds'
import { keepPriceHistory } from '@/lib/price-history/keep'
import { recordPrices } from '@/lib/price-history/record'
import { syncAllProducts, syncProducts } from '@/lib/products/server'
import { replyKinds } from '@/lib/requests/mails'
import { redactRequests } from '@/lib/requests/redact'
import { keepRsvp } from '@/lib/rsvps/keep'
import { rsvpKinds } from '@/lib/rsvps/mails'
import { syncAllEvents, syncEvents } from '@/lib/rsvps/sync'
import { scheduleKinds } from '@/lib/schedule/mails'
import { runSchedule } from '@/lib/schedule/run'
import { staffKinds } from '@/lib/staff/mails'

/**
 * Puts the domains together, before the first request: each offers its mails, what it does after a publish or instead of storing a form,
 * and its jobs, and none of them knows the others.
 */
export function composeApp(): void {
  offerMails({
    kinds: {
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
    },
    async readContacts() {
      const settings = await getSiteSettings()
      return (
        settings && {
          name: settings.clinicName ?? '',
          phone: settings.phone ?? '',
          mailbox: settings.emailBookings,
        }
      )
    },
  })
  onPublish([
    { changed: syncProducts, everything: syncAllProducts },
    { changed: syncEvents, everything: syncAllEvents },
    { changed: recordPrices },
  ])
  keepForms({
    newsletter: keepNewsletter,
    'event-alert': keepEventAlert,
    discount: keepDiscount,
    'event-rsvp': keepRsvp,
  })
}

/** What runs by itself, until the process ends. */
export const startAllJobs = (): Promise<void> => startJobs(jobs)

const canPay = () => env.paypal !== undefined

/** What runs by itself. The poll and the calendar run on every node, each has pages of its own; the others take a lease or lease their rows. */
const jobs: Job[] = [
  { name: 'content-poll', everyMs: 60_000, run: pollContent },
  { name: 'event-calendar', everyMs: 60_000, run: turnEventsPast },
  { name: 'event-spots', everyMs: 600_000, run: syncAllEvents },
  { name: 'event-alerts', everyMs: 60_000, run: announceEvents },
  {
    name: 'payment-sweep',
    everyMs: 30_000,
    run: () => underLease('payment-sweep', 30, sweepPayments),
    isNeeded: canPay,
  },
  {
    name: 'payment-reconciliation',
    everyMs: 3_600_000,
    run: () => underLease('payment-reconciliation', 60, reconcilePayments),
    isNeeded: canPay,
  },
  {
    name: 'refund-sweep',
    everyMs: 30_000,
    run: () => underLease('refund-sweep', 30, sweepRefunds),
    isNeeded: canPay,
  },
  {
    name: 'payment-comparison',
    everyMs: 3_600_000,
    run: () => underLease('payment-comparison', 60, comparePayments),
    isNeeded: canPay,
  },
  {
    name: 'price-history',
    everyMs: 300_000,
    run: () => underLease('price-history', 240, keepPriceHistory),
  },
  {
    name: 'gift-delivery',
    everyMs: 60_000,
    run: () => underLease('gift-delivery', 30, deliverGiftCards),
  },
  { name: 'review-notice', everyMs: 60_000, run: tellOfHeldMessages },
  {
    name: 'redact-submissions',
    everyMs: 86_400_000,
    run: () => underLease('redact-submissions', 300, redactRequests),
  },
  {
    name: 'erase-left-requests',
    everyMs: 86_400_000,
    run: () => underLease('erase-left-requests', 300, eraseLeftRequests),
  },
  { name: 'schedule', everyMs: 15_000, run: () => underLease('schedule', 60, runSchedule) },
  { name: 'mail-outbox', everyMs: 15_000, run: deliverMails, isNeeded: () => env.mail !== undefined },
]
