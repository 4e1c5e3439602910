import 'server-only'
import { randomUUID } from 'node:crypto'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { synchronizeClock } from '@/lib/platform/local/server/forward'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import { traffic } from '@/lib/platform/telemetry/server/traffic'

export type Job = {
  name: string
  /** How often it runs on each node. */
  everyMs: number
  /** How soon it runs again after a failure, where that must not wait for its next turn. */
  retryMs?: number
  run(): Promise<unknown>
  isNeeded?: () => boolean
}

const state = () =>
  processState('jobs', () => ({
    jobs: [] as Job[],
    firstPollDone: false,
    running: new Map<string, Promise<boolean>>(),
    retrying: new Set<string>(),
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
  if (poll && !(await attempt(poll))) retryLater(poll)
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
      .map(async ({ name }) => ((await runJob(name)) ? name : null)),
  )
  return succeeded.filter((name) => name !== null)
}

/** Runs this job now, after a run of it that is under way. Resolves with whether it succeeded. */
export async function runJob(name: string): Promise<boolean> {
  await state().running.get(name)
  const job = state().jobs.find((one) => one.name === name && isWanted(one))
  return job ? attemptUnlessRunning(job) : false
}

function retryLater(job: Job): void {
  const { retrying } = state()
  if (!job.retryMs || retrying.has(job.name)) return
  retrying.add(job.name)
  setTimeout(() => {
    retrying.delete(job.name)
    void attemptUnlessRunning(job)
  }, job.retryMs).unref()
}

const isWanted = ({ isNeeded }: Job) => isNeeded?.() ?? true

function attemptUnlessRunning(job: Job): Promise<boolean> {
  const { running } = state()
  const current =
    running.get(job.name) ??
    attempt(job).then((isDone) => {
      running.delete(job.name)
      if (!isDone) retryLater(job)
      return isDone
    })
  running.set(job.name, current)
  return current
}

async function attempt({ name, run }: Job): Promise<boolean> {
  await synchronizeClock()
  try {
    await run()
    traffic().observeJob?.(name, true)
    return true
  } catch (error) {
    traffic().observeJob?.(name, false)
    log.error('jobs', 'A job failed and will run again', { job: name, error })
    return false
  }
}

/** Runs the work unless another node does it at this moment; a node that dies holds it for so many seconds at most. */
export async function underLease(name: string, seconds: number, work: () => Promise<unknown>): Promise<void> {
  if (!(await holdLease(name, seconds))) return
  try {
    await work()
  } finally {
    await serviceClient().rpc('release_lease', { p_name: name, p_holder: holder() })
  }
}

/** Takes or renews a lease that is not given back: one node does something until it dies. Throws without the database. */
export const holdLease = (name: string, seconds: number): Promise<boolean> =>
  callDatabase('take_lease', `The lease ${name} could not be taken`, {
    p_name: name,
    p_holder: holder(),
    p_seconds: seconds,
    p_now: now().toISOString(),
  })

const holder = () => processState('lease-holder', () => ({ id: randomUUID() })).id
