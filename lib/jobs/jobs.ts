import 'server-only'
import { pollContent } from '@/lib/content/poll'
import { synchronizeClock } from '@/lib/local/clock'
import { processState } from '@/lib/process-state'

type Job = { name: string; everyMs: number; run(): Promise<unknown> }

/** What runs by itself, on every node: each has pages of its own to renew. (Work that only one node may do takes a lease.) */
const jobs: Job[] = [{ name: 'content-poll', everyMs: 60_000, run: pollContent }]

const state = () => processState('jobs', () => ({ firstPollDone: false }))

/** True once this process has looked for what was published while it was away. */
export const isFirstPollDone = () => state().firstPollDone

/** Runs the jobs of this process until it ends, each once right away. */
export async function startJobs(): Promise<void> {
  await runAllJobs()
  state().firstPollDone = true
  for (const job of jobs) setInterval(() => void attempt(job), job.everyMs).unref()
}

/** Runs every job once, now. Returns the names of those that succeeded (`GET /api/cron`). */
export async function runAllJobs(): Promise<string[]> {
  const succeeded = await Promise.all(jobs.map(async (job) => ((await attempt(job)) ? job.name : null)))
  return succeeded.filter((name) => name !== null)
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
