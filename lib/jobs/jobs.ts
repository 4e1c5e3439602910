import 'server-only'
import { eraseLeftRequests } from '@/lib/accounts/erase'
import { pollContent } from '@/lib/content/poll'
import { env } from '@/lib/env'
import { turnEventsPast } from '@/lib/events/turn-past'
import { tellOfHeldMessages } from '@/lib/forms/review-notice'
import { deliverGiftCards } from '@/lib/gift-cards/deliver'
import { synchronizeClock } from '@/lib/local/clock'
import { deliverMails } from '@/lib/mail/outbox'
import { announceEvents } from '@/lib/newsletter/announce-events'
import { comparePayments } from '@/lib/orders/compare'
import { reconcilePayments, sweepPayments } from '@/lib/orders/jobs'
import { sweepRefunds } from '@/lib/orders/sweep-refunds'
import { keepPriceHistory } from '@/lib/price-history/keep'
import { processState } from '@/lib/process-state'
import { redactRequests } from '@/lib/requests/redact'
import { syncAllEvents } from '@/lib/rsvps/sync'
import { runSchedule } from '@/lib/schedule/run'
import { underLease } from './lease'

type Job = { name: string; everyMs: number; run(): Promise<unknown>; isNeeded?: () => boolean }

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

const state = () =>
  processState('jobs', () => ({ firstPollDone: false, running: new Map<string, Promise<boolean>>() }))

/** True once this process has looked for what was published while it was away. */
export const isFirstPollDone = () => state().firstPollDone

/** Runs the jobs of this process until it ends, each once right away; what was published while it was away comes first. */
export async function startJobs(): Promise<void> {
  const [poll, ...others] = jobs.filter(isWanted)
  if (poll) await attempt(poll)
  state().firstPollDone = true
  for (const job of others) void attemptUnlessRunning(job)
  for (const job of jobs.filter(isWanted))
    setInterval(() => void attemptUnlessRunning(job), job.everyMs).unref()
}

/** Runs every job once, now, after what is running already. Returns the names of those that succeeded (`GET /api/cron`). */
export async function runAllJobs(): Promise<string[]> {
  const succeeded = await Promise.all(
    jobs.filter(isWanted).map(async (job) => {
      await state().running.get(job.name)
      return (await attemptUnlessRunning(job)) ? job.name : null
    }),
  )
  return succeeded.filter((name) => name !== null)
}

const isWanted = ({ isNeeded }: Job) => isNeeded?.() ?? true

function attemptUnlessRunning(job: Job): Promise<boolean> {
  const { running } = state()
  const current = running.get(job.name) ?? attempt(job).finally(() => running.delete(job.name))
  running.set(job.name, current)
  return current
}

async function attempt({ name, run }: Job): Promise<boolean> {
  await synchronizeClock()
  try {
    await run()
    return true
  } catch (error) {
    console.error(
      `The job ${name} failed and will run again: ${error instanceof Error ? error.message : error}`,
    )
    return false
  }
}
