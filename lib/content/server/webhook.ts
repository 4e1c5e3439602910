import 'server-only'
import { dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import { contentClient } from './client'
import { published } from './poll'

const key = 'content-webhook'
const atMostEveryMs = 5_000
/** A webhook is tried three times, and clocks differ a little. */
const lateMs = 180_000
const toleranceMs = 30_000

type Note = { at: string; isMissing?: boolean }

const state = () => processState('content-webhook', () => ({ sinceMs: now().getTime(), notedMs: 0 }))

/** Remembers that the CMS reached us, for all nodes. Never throws: the publish matters more. */
export async function noteWebhook(): Promise<void> {
  if (Date.now() - state().notedMs < atMostEveryMs) return
  state().notedMs = Date.now()
  await write({ at: now().toISOString() }).catch((error) =>
    log.warn('content', 'A message of the CMS was not noted', { error }),
  )
}

/** When what is published was changed last; null where nothing is. Throws when the CMS does not answer. */
export const latestPublish = (): Promise<string | null> =>
  contentClient().fetch<string | null>(
    `*[${published}] | order(_updatedAt desc)[0]._updatedAt`,
    {},
    { cache: 'no-store' },
  )

/**
 * Whether something was published while we were there and no webhook told of it; from then on until one comes. Throws
 * when CMS or database does not answer.
 */
export async function isWebhookSilent(): Promise<boolean> {
  const { sinceMs } = state()
  const [latest, note] = await Promise.all([latestPublish(), read()])
  if (!note) {
    await write({ at: now().toISOString() })
    return false
  }
  if (note.isMissing) return true
  const published = Date.parse(latest ?? '')
  const known = Math.max(Date.parse(note.at), sinceMs)
  const isMissing = published > known + toleranceMs && published < now().getTime() - lateMs
  if (isMissing) await write({ ...note, isMissing })
  return isMissing
}

async function read(): Promise<Note | null> {
  const query = serviceClient().from('content_state').select('value').eq('key', key).maybeSingle()
  const row = await dataOf(query, 'The note of the webhook could not be read')
  return row && (row.value as Note)
}

const write = (value: Note) =>
  dataOf(
    serviceClient().from('content_state').upsert({ key, value, updated_at: now().toISOString() }),
    'The note of the webhook could not be written',
  )
