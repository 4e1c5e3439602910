import 'server-only'
import { synchronizeClock } from '@/lib/platform/local/server/forward'
import { processState } from '@/lib/platform/server/process-state'

/** `everyMs`: how often it runs on each node. */
export type Job = { name: string; everyMs: number; run(): Promise<unknown>; isNeeded?: () => boolean }

const state = () =>
  processState('jobs', () => ({
    jobs: [] as Job[],
    firstPollDone: false,
    running: new Map<string, Promise<boolean>>(),
  }))

/** True once this process has looked for what was published while it was away. */
export const isFirstPollDone = () => state().firstPollDone

/**
 * Runs these jobs until the process ends, each once right away; the first of them, the look for what was published,
 * before all others.
 */
export async function startJobs(jobs: Job[]): Promise<void> {
  state().jobs = jobs
  const [poll, ...others] = jobs.filter(isWanted)
  if (poll) await attempt(poll)
  state().firstPollDone = true
  for (const job of others) void attemptUnlessRunning(job)
  for (const job of jobs.filter(isWanted))
    setInterval(() => void attemptUnlessRunning(job), job.everyMs).unref()
}

/**
 * Runs every job once, now, after what is running already. Returns the names of those that succeeded (`GET
 * /api/cron`).
 */
export async function runAllJobs(): Promise<string[]> {
  const succeeded = await Promise.all(
    state()
      .jobs.filter(isWanted)
      .map(async (job) => {
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
