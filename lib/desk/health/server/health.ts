import 'server-only'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { contentClient } from '@/lib/content/server/client'
import { backupCheck, type Check } from '@/lib/desk/health/server/backup'
import { serviceClient } from '@/lib/platform/db/server/database'
import { unfinishedPages } from '@/lib/platform/front/server/finish'
import { isFirstPollDone } from '@/lib/platform/jobs/server/jobs'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { remembered } from '@/lib/platform/server/remembered'
import { paypalConnection } from '@/lib/shop/payments/server/ask-paypal'

type Health = { isReady: boolean; checks: Check[] }

const health = remembered('health', { load: checkHealth, holdsMs: 250 })

/**
 * What the site depends on, checked a moment ago at most (250 ms): everybody may ask, and each check writes to the
 * database.
 */
export const currentHealth = (): Promise<Health> => health.get()

/** PayPal is asked once a minute, however many ask us. */
const paypal = remembered('paypal-reach', { load: reachPayPal, holdsMs: 60_000, restMs: 60_000 })
const lateMailMs = 15 * 60_000
const minFreeBytes = 500e6

// Ready means that everything needed to sell and to save works. The CMS may be away, and so may PayPal and the mail
// server for a while: another node would fare no better.
async function checkHealth(): Promise<Health> {
  const checks = await Promise.all([
    check('database', true, writeAndRead),
    check('content', false, () =>
      contentClient().fetch('count(*[_type == "page"])', {}, { cache: 'no-store' }),
    ),
    ...(env.mail ? [check('mail', false, refuseLateMails)] : []),
    ...(env.paypal ? [check('paypal', false, () => paypal.get())] : []),
    check('disk', false, refuseFullDisk),
  ])
  checks.push({ name: 'first look for publishes', isNeeded: true, isOk: isFirstPollDone() })
  checks.push(finishedPages(), ...(await lastBackup()))
  return { isReady: checks.every(({ isOk, isNeeded }) => isOk || !isNeeded), checks }
}

async function check(name: string, isNeeded: boolean, work: () => Promise<unknown>): Promise<Check> {
  try {
    await work()
    return { name, isNeeded, isOk: true }
  } catch (error) {
    // The reason may name hosts and tables: it belongs in the log, not in a public answer.
    console.warn(`Health: ${name}: ${error instanceof Error ? error.message : error}`)
    return { name, isNeeded, isOk: false }
  }
}

/** A page that Next makes in another way than the front knows still works, but slower, and under a weaker policy. */
function finishedPages(): Check {
  const unfinished = unfinishedPages()
  const message = unfinished.length > 0 ? { message: `sent as Next made them: ${unfinished.join(', ')}` } : {}
  return { name: 'finished pages', isNeeded: false, isOk: unfinished.length === 0, ...message }
}

/** Nothing where nobody makes backups yet, and nothing while the database is away: that is a check of its own. */
async function lastBackup(): Promise<Check[]> {
  const { data, error } = await serviceClient()
    .from('content_state')
    .select('value')
    .eq('key', 'backup')
    .maybeSingle()
  return error ? [] : backupCheck(data?.value, { isLive: env.isLive, now: Date.now() })
}

/** Waiting is normal, and so are the pauses after a failure; a queue whose oldest mail is old is none. */
async function refuseLateMails() {
  const { count, error } = await serviceClient()
    .from('mail_outbox')
    .select('id', { count: 'exact', head: true })
    .in('status', ['queued', 'sending'])
    .lt('created_at', new Date(now().getTime() - lateMailMs).toISOString())
  if (error) throw new Error(`the outbox could not be read (${error.code})`)
  if (count) throw new Error(`${count} mails wait for more than ${lateMailMs / 60_000} minutes`)
}

/** Any answer is one: whether it knows us, the start has made sure and the doctor asks. */
async function reachPayPal() {
  const { apiUrl } = paypalConnection()
  const { status } = await fetch(apiUrl, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(2_000),
  })
  if (status >= 500) throw new Error(`it answers with ${status}`)
}

async function refuseFullDisk() {
  const { bavail, bsize } = await statfs(
    env.isrCacheDir && existsSync(env.isrCacheDir) ? env.isrCacheDir : '.',
  )
  if (bavail * bsize < minFreeBytes) throw new Error('less than 500 MB are left')
}

async function writeAndRead() {
  const row = { key: 'health', value: { at: Date.now() }, updated_at: new Date().toISOString() }
  const { data, error } = await serviceClient().from('content_state').upsert(row).select('value').single()
  if (error) throw new Error(error.message)
  if ((data.value as { at: number }).at !== row.value.at) throw new Error('it did not keep what was written')
}
