import 'server-only'
import { hostname } from 'node:os'
import { pollContent } from '@/lib/content/poll'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { synchronizeClock } from '@/lib/local/clock'
import { processState } from '@/lib/process-state'

type Job = { name: string; everyMs: number; run(): Promise<unknown> }

/** What runs by itself. Each job runs on one node at a time: whoever holds its lease in the database. */
const jobs: Job[] = [{ name: 'content-poll', everyMs: 60_000, run: pollContent }]

const state = () => processState('jobs', () => ({ firstPollDone: false }))

/** True once this process has looked for what was published while it was away. */
export const isFirstPollDone = () => state().firstPollDone

/** Runs the jobs of this process until it ends. The first poll needs no lease: every node must learn what it missed. */
export async function startJobs(): Promise<void> {
  await synchronizeClock()
  const finish = () => {
    state().firstPollDone = true
  }
  await attempt('content-poll', pollContent).finally(finish)
  for (const job of jobs) setInterval(() => void runUnderLease(job), job.everyMs).unref()
}

/** Runs every job once, now, unless another node holds its lease. Returns the names of the jobs that ran (`GET /api/cron`). */
export async function runAllJobs(): Promise<string[]> {
  const ran = await Promise.all(jobs.map(async (job) => ((await runUnderLease(job)) ? job.name : null)))
  return ran.filter((name) => name !== null)
}

async function runUnderLease({ name, everyMs, run }: Job): Promise<boolean> {
  if (env.stackUrl) await synchronizeClock()
  return attempt(name, async () => {
    const lease = {
      p_name: name,
      p_holder: `${hostname()}:${process.pid}`,
      p_seconds: Math.ceil((2 * everyMs) / 1000),
    }
    const { data: isOurs, error } = await serviceClient().rpc('take_lease', lease)
    if (error) throw new Error(error.message)
    if (!isOurs) return false
    await run()
    return true
  })
}

async function attempt(name: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await work()) !== false
  } catch (error) {
    console.error(
      `The job ${name} failed and will run again: ${error instanceof Error ? error.message : error}`,
    )
    return false
  }
}
