import 'server-only'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { reachMailServer } from '@/lib/mail/server/outbox'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { freeBytes, secondsAhead } from '@/lib/platform/server/machine'
import { remembered } from '@/lib/platform/server/remembered'
import { log } from '@/lib/platform/telemetry/server/log'
import { paypalConnection } from '@/lib/shop/payments/server/ask-paypal'

/** One thing the site depends on. */
export type Check = { name: string; isOk: boolean; isNeeded: boolean; message?: string }

const lateMailMs = 15 * 60_000
const minFreeBytes = 500e6
const longestMs = 10_000

/**
 * Whether this works within ten seconds. The reason why not may name hosts and tables: it belongs in the log, not in a
 * public answer.
 */
export async function works(name: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await inTime(work())
    return true
  } catch (error) {
    log.warn('health', 'A part is not well', { service: name, error })
    return false
  }
}

/** The same promise, which is given up after ten seconds: what hangs must not keep the alarm from ringing. */
export const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    delay(longestMs, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time'))),
  ])

/** Throws when the database does not keep what is written. */
export async function writeAndRead(): Promise<void> {
  const row = { key: 'health', value: { at: Date.now() }, updated_at: new Date().toISOString() }
  const { data, error } = await serviceClient().from('content_state').upsert(row).select('value').single()
  if (error) throw new Error(error.message)
  if ((data.value as { at: number }).at !== row.value.at) throw new Error('it did not keep what was written')
}

/** Waiting is normal, and so are the pauses after a failure; a queue whose oldest mail is old is none. */
export async function refuseLateMails(): Promise<void> {
  const count = await callDatabase('late_mails', 'The outbox could not be read', {
    p_before: new Date(now().getTime() - lateMailMs).toISOString(),
  })
  if (count) throw new Error(`${count} emails wait for more than ${lateMailMs / 60_000} minutes`)
}

/** Asked less than once a minute, so that no two looks of the watch are one, and however many ask us. */
const restMs = 50_000

/** How many seconds our clock is ahead of PayPal's; null where it tells no time. */
export const paypalReach = remembered('paypal-reach', { load: reachPayPal, holdsMs: restMs, restMs })

/** A mail server may mind who signs in all the time. */
export const mailReach = remembered('mail-reach', {
  load: async () => {
    await reachMailServer()
    return true
  },
  holdsMs: 300_000,
  restMs,
})

/** Any answer is one: whether it knows us, the start has made sure and the doctor asks. */
async function reachPayPal(): Promise<number | null> {
  const { apiUrl } = paypalConnection()
  const before = new Date()
  const { status, headers } = await fetch(apiUrl, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(2_000),
  })
  if (status >= 500) throw new Error(`it answers with ${status}`)
  const told = new Date(headers.get('date') ?? '')
  return Number.isNaN(told.getTime()) ? null : secondsAhead(told, before, new Date())
}

/** Throws when the disk of the stored pages is nearly full. */
export async function refuseFullDisk(free = freeBytes): Promise<void> {
  const folder = env.isrCacheDir && existsSync(env.isrCacheDir) ? env.isrCacheDir : '.'
  if ((await free(folder)) < minFreeBytes) throw new Error('less than 500 MB are left')
}

/** Nothing where nobody makes backups yet. Throws when the database fails. */
export async function lastBackup(): Promise<Check[]> {
  const query = serviceClient().from('content_state').select('value').eq('key', 'backup').maybeSingle()
  const row = await dataOf(query, 'The note of the backup could not be read')
  return backupCheck(row?.value, { isLive: env.isLive, now: Date.now() })
}

const hourMs = 3_600_000
/** A nightly backup may be two hours late. */
const longestHours = 26

const note = z.object({ at: z.iso.datetime() })

/**
 * How old the last good backup is, by the note that `npm run backup` leaves once it has read the file back. None in a
 * demo without backups; a live site without one is told so.
 */
export function backupCheck(value: unknown, { isLive, now }: { isLive: boolean; now: number }): Check[] {
  const known = note.safeParse(value)
  if (!known.success && !isLive) return []
  if (!known.success)
    return [
      { name: 'backup', isNeeded: false, isOk: false, message: 'there is none yet: run npm run backup' },
    ]
  const hours = Math.floor((now - Date.parse(known.data.at)) / hourMs)
  const age = hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`
  const isOk = !isLive || hours < longestHours
  return [{ name: 'backup', isNeeded: false, isOk, message: `the last good one is ${age} old` }]
}
