import 'server-only'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type AlarmName, alarms, isAlarmName, type OpenAlarm } from '@/lib/desk/health/shared'
import { dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { log } from '@/lib/platform/telemetry/server/log'

/** What is known of one part; `since` is the first look that found it broken. */
export type AlarmState = { isOpen: boolean; contrary: number; since: string | null }

export const allWell: AlarmState = { isOpen: false, contrary: 0, since: null }

/** Looks in a row: a hiccup rings nobody, and who comes and goes is one alarm. */
const looksUntilBegan = 2
const looksUntilOver = 3

type Told = { tells: 'began' | 'over'; since: string } | { tells: null }

/**
 * What is known after a look, and what the owner is told now: that it began, or that it is over, each once and only
 * when enough looks in a row agree.
 */
export function afterLook(
  { isOpen, contrary, since }: AlarmState,
  isWell: boolean,
  at: string,
): { state: AlarmState } & Told {
  if (isWell !== isOpen) return { state: { isOpen, contrary: 0, since: isOpen ? since : null }, tells: null }
  const looks = contrary + 1
  const brokenSince = since ?? at
  if (looks < (isOpen ? looksUntilOver : looksUntilBegan))
    return { state: { isOpen, contrary: looks, since: brokenSince }, tells: null }
  return isOpen
    ? { state: allWell, tells: 'over', since: brokenSince }
    : { state: { isOpen: true, contrary: 0, since: brokenSince }, tells: 'began', since: brokenSince }
}

const watchNote = z.object({
  /** It is this node that tells, as it was when the database last answered. */
  isInCharge: z.boolean(),
  database: z.object({ isOpen: z.boolean(), contrary: z.number(), since: z.string().nullable() }),
  /** How the owner has still to be told that the database is away. */
  untold: z.array(z.enum(['mail', 'webhook'])),
})
export type WatchNote = z.infer<typeof watchNote>

const atFirst: WatchNote = {
  isInCharge: false,
  database: allWell,
  untold: [],
}

const memory = () => processState('watch-note', () => ({ note: undefined as WatchNote | undefined }))

/** What the watch knows without the database, over restarts where pages are kept over restarts. */
export function readNote(): WatchNote {
  memory().note ??= readFile()
  return memory().note ?? atFirst
}

/** Never throws: without the file a restart in an outage may tell twice. */
export function writeNote(note: WatchNote): void {
  const hasChanged = JSON.stringify(note) !== JSON.stringify(memory().note)
  memory().note = note
  const file = noteFile()
  if (!file || !hasChanged) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(note))
  } catch (error) {
    log.warn('health', 'The watch could not be noted', { error })
  }
}

const noteFile = () => env.isrCacheDir && join(env.isrCacheDir, 'watch.json')

function readFile(): WatchNote | undefined {
  const file = noteFile()
  if (!file) return undefined
  try {
    return watchNote.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Tells the webhook of the owner's, in the form that chats read: `{"text": "…"}`. True where it was taken, and where
 * there is none. Its address is a secret and stands in no log.
 */
export async function postAlarm(name: AlarmName, tells: 'began' | 'over'): Promise<boolean> {
  if (!env.alarmWebhookUrl) return true
  const { title, broken, remedy } = alarms[name]
  const words = tells === 'began' ? `${broken} ${remedy}` : 'Back to normal.'
  try {
    const { ok, status } = await fetch(env.alarmWebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${new URL(env.siteUrl).host} · ${title}: ${words}` }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(8_000),
    })
    if (!ok) log.warn('health', 'The alarm webhook refused', { status })
    return ok
  } catch {
    log.warn('health', 'The alarm webhook could not be reached')
    return false
  }
}

const longestMs = 3_000

/** What the owner was told is broken, and when somebody looked last; throws when the database does not answer. */
export async function readAlarms(): Promise<{ open: OpenAlarm[]; seenAt: string | null }> {
  const query = serviceClient()
    .from('alarms')
    .select('name, is_open, open_since, seen_at')
    .order('seen_at', { ascending: false })
    .abortSignal(AbortSignal.timeout(longestMs))
  const rows = await dataOf(query, 'The alarms could not be read')
  const open = rows.flatMap(({ name, is_open, open_since, seen_at }) =>
    is_open && isAlarmName(name) ? [{ name, since: isoMoment(open_since ?? seen_at) }] : [],
  )
  return { open, seenAt: isoMoment(rows[0]?.seen_at ?? null) }
}
