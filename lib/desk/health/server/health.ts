import 'server-only'
import { contentClient } from '@/lib/content/server/client'
import {
  type Check,
  lastBackup,
  paypalReach,
  refuseFullDisk,
  refuseLateMails,
  works,
  writeAndRead,
} from '@/lib/desk/health/server/checks'
import { unfinishedPages } from '@/lib/platform/front/server/site'
import { isFirstPollDone } from '@/lib/platform/jobs/server/jobs'
import { env } from '@/lib/platform/server/env'
import { remembered } from '@/lib/platform/server/remembered'
import { sharedStore } from '@/lib/platform/shared-store/server/shared-store'
import { readAlarms } from './alarms'

type Health = { isReady: boolean; checks: Check[] }

/** Kept for longer than the rest: anybody may ask, and Sanity counts every call. */
const contentReach = remembered('content-reach', {
  load: () => contentClient().fetch('count(*[_type == "page"])', {}, { cache: 'no-store' }),
  holdsMs: 10_000,
  restMs: 1_000,
})

const health = remembered('health', { load: checkHealth, holdsMs: 250 })

/**
 * What the site depends on, checked a moment ago at most (250 ms): everybody may ask, and each check writes to the
 * database.
 */
export const currentHealth = (): Promise<Health> => health.get()

// Ready means that everything needed to sell and to save works. The CMS may be away, and so may PayPal and the mail
// server for a while: another node would fare no better.
async function checkHealth(): Promise<Health> {
  const checks = await Promise.all([
    check('database', true, writeAndRead),
    check('content', false, () => contentReach.get()),
    ...(env.mail ? [check('mail', false, refuseLateMails)] : []),
    ...(env.paypal ? [check('paypal', false, () => paypalReach.get())] : []),
    check('disk', false, () => refuseFullDisk()),
  ])
  checks.push({ name: 'first look for publishes', isNeeded: true, isOk: isFirstPollDone() })
  // Nothing while the database is away: that is a check of its own.
  checks.push(
    ...sharedCache(),
    finishedPages(),
    ...(await watched()),
    ...(await lastBackup().catch(() => [])),
  )
  return { isReady: checks.every(({ isOk, isNeeded }) => isOk || !isNeeded), checks }
}

const check = async (name: string, isNeeded: boolean, work: () => Promise<unknown>): Promise<Check> => ({
  name,
  isNeeded,
  isOk: await works(name, work),
})

/** Without it a node goes on by itself; nothing where there is one node only. */
function sharedCache(): Check[] {
  const store = sharedStore()
  if (!store) return []
  const since = store.downSinceMs()
  if (since === undefined) return [{ name: 'cache', isNeeded: false, isOk: true }]
  const seconds = Math.round((Date.now() - since) / 1000)
  const message = `away for ${seconds} s: this node goes on by itself`
  return [{ name: 'cache', isNeeded: false, isOk: false, message }]
}

/** A page that Next makes in another way than the front knows still works, but slower, and under a weaker policy. */
function finishedPages(): Check {
  const unfinished = unfinishedPages()
  const message = unfinished.length > 0 ? { message: `sent as Next made them: ${unfinished.join(', ')}` } : {}
  return { name: 'finished pages', isNeeded: false, isOk: unfinished.length === 0, ...message }
}

/** What takes a while to find out, as the watch has found it. */
async function watched(): Promise<Check[]> {
  const known = await readAlarms().catch(() => null)
  if (!known) return []
  const names = ['webhook', 'clock', ...(env.isLive ? ['certificate'] : [])]
  return names.map((name) => ({
    name,
    isNeeded: false,
    isOk: !known.open.some((alarm) => alarm.name === name),
  }))
}
