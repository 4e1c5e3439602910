import 'server-only'
import { queueExamRenewals } from '@/lib/care/clearances/server/clearances'
import { estimateKinds } from '@/lib/care/estimates/mails'
import { turnEventsPast } from '@/lib/care/events/server/calendar'
import { submissionKinds } from '@/lib/care/forms/mails'
import { keepForms } from '@/lib/care/forms/server/form-keepers'
import { tellOfHeldMessages } from '@/lib/care/forms/server/release'
import { quoteMailKinds } from '@/lib/care/quotes/mails'
import { replyKinds } from '@/lib/care/requests/mails'
import { redactRequests } from '@/lib/care/requests/server/fields'
import { forgetMissedWords } from '@/lib/care/search/server/missed'
import { keepPriceHistory } from '@/lib/content/price-history/server/complete'
import { recordPrices } from '@/lib/content/price-history/server/record'
import { scheduleKinds } from '@/lib/content/schedule/mails'
import { runSchedule } from '@/lib/content/schedule/server/run'
import { onPublish } from '@/lib/content/server/changes'
import { pollContent } from '@/lib/content/server/poll'
import { getSiteSettings } from '@/lib/content/server/settings'
import { alarmKinds } from '@/lib/desk/health/mails'
import { figures } from '@/lib/desk/health/server/figures'
import { watchOver } from '@/lib/desk/health/server/watch'
import { staffKinds } from '@/lib/desk/staff/mails'
import { offerMails } from '@/lib/mail/server/kinds'
import { deliverMails } from '@/lib/mail/server/outbox'
import { accountDeletedKinds, accountKinds } from '@/lib/people/accounts/mails'
import { eraseLeftRequests } from '@/lib/people/accounts/server/own-data'
import { subscriptionKinds } from '@/lib/people/newsletter/mails'
import { announceEvents } from '@/lib/people/newsletter/server/announce-events'
import { keepEventAlert, keepNewsletter } from '@/lib/people/newsletter/server/subscription'
import { rsvpKinds } from '@/lib/people/rsvps/mails'
import { keepRsvp } from '@/lib/people/rsvps/server/reservation'
import { syncAllEvents, syncEvents } from '@/lib/people/rsvps/server/sync'
import { type Job, startJobs, underLease } from '@/lib/platform/jobs/server/jobs'
import { env } from '@/lib/platform/server/env'
import { startMetrics } from '@/lib/platform/telemetry/server/metrics'
import { discountKinds } from '@/lib/shop/discounts/mails'
import { keepDiscount } from '@/lib/shop/discounts/server/codes'
import { examKinds } from '@/lib/shop/exams/mails'
import { giftKinds } from '@/lib/shop/gift-cards/mails'
import { deliverGiftCards } from '@/lib/shop/gift-cards/server/mailed'
import { orderKinds } from '@/lib/shop/orders/mails'
import { comparePayments } from '@/lib/shop/orders/server/compare'
import {
  forgetUnpaidBuyers,
  reconcilePayments,
  sweepPayments,
  sweepRefunds,
} from '@/lib/shop/orders/server/jobs'
import { syncAllProducts, syncProducts } from '@/lib/shop/products/server/catalogue'
import { stockKinds } from '@/lib/shop/stock/mails'
import { countExpiredStock } from '@/lib/shop/stock/server/change'

/**
 * Puts the domains together, before the first request: each offers its mails, what it does after a publish or instead
 * of storing a form, and its jobs, and none of them knows the others.
 */
export function composeApp(): void {
  offerMails({
    kinds: {
      ...accountDeletedKinds,
      ...orderKinds,
      ...examKinds,
      ...rsvpKinds,
      ...submissionKinds,
      ...quoteMailKinds,
      ...replyKinds,
      ...subscriptionKinds,
      ...discountKinds,
      ...estimateKinds,
      ...accountKinds,
      ...scheduleKinds,
      ...staffKinds,
      ...alarmKinds,
      ...giftKinds,
      ...stockKinds,
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

/** Counts for `GET /api/metrics` from now on. */
export const startCounting = (): Promise<void> => startMetrics(figures)

/** What runs by itself, until the process ends. */
export const startAllJobs = (): Promise<void> => startJobs(jobs)

const canPay = () => env.paypal !== undefined

/**
 * What runs by itself. The poll and the calendar run on every node, each has pages of its own; the others take a
 * lease or lease their rows, and one node keeps the watch.
 */
const jobs: Job[] = [
  { name: 'content-poll', everyMs: 60_000, retryMs: 10_000, run: pollContent },
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
  { name: 'stock-expiry', everyMs: 60_000, run: () => underLease('stock-expiry', 30, countExpiredStock) },
  {
    name: 'exam-renewals',
    everyMs: 3_600_000,
    run: () => underLease('exam-renewals', 60, queueExamRenewals),
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
  {
    name: 'forget-unpaid-buyers',
    everyMs: 86_400_000,
    run: () => underLease('forget-unpaid-buyers', 300, forgetUnpaidBuyers),
  },
  {
    name: 'forget-missed-words',
    everyMs: 3_600_000,
    run: () => underLease('forget-missed-words', 60, forgetMissedWords),
  },
  { name: 'watch', everyMs: 60_000, run: () => watchOver() },
  { name: 'schedule', everyMs: 15_000, run: () => underLease('schedule', 60, runSchedule) },
  { name: 'mail-outbox', everyMs: 15_000, run: deliverMails, isNeeded: () => env.mail !== undefined },
]
