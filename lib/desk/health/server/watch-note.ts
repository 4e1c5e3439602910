import 'server-only'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'

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
  database: { isOpen: false, contrary: 0, since: null },
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
