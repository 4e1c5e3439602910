import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writePrivateFile } from './data-folder.ts'
import { jsonError } from './http.ts'
import { isControlToken } from './secrets.ts'
import type { StackService } from './stack.ts'

export type DemoClock = {
  /** The demo's present, which a test or a demo may have moved. */
  now(): Date
  offsetMs(): number
  /** Moves the clock; it is saved before this returns. */
  setOffset(offsetMs: number): Promise<void>
}

/** The demo clock of a data folder, as it was left. */
export async function openClock(dataDir: string): Promise<DemoClock> {
  const path = join(dataDir, 'clock.json')
  let offsetMs = await readOffset(path)
  return {
    now: () => new Date(Date.now() + offsetMs),
    offsetMs: () => offsetMs,
    async setOffset(value) {
      await writePrivateFile(path, JSON.stringify({ offsetMs: value }))
      offsetMs = value
    },
  }
}

async function readOffset(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const { offsetMs } = JSON.parse(text)
  return Number.isFinite(offsetMs) ? offsetMs : 0
}

const century = 100 * 366 * 24 * 3600 * 1000

const bodySchema = z.union([
  z.strictObject({ offsetMs: z.number().int().min(-century).max(century) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
])

/** `GET /clock` tells the demo time; `POST /clock` with the control token moves it by `offsetMs` or to `now`. */
export function createClockService(clock: DemoClock, controlToken: string): StackService {
  return {
    async fetch(request) {
      if (new URL(request.url).pathname !== '/clock') return jsonError(404, 'There is only /clock here.')
      if (request.method === 'GET') return tell(clock)
      if (request.method !== 'POST') return jsonError(405, 'Use GET or POST.', { allow: 'GET, POST' })
      if (!isControlToken(request, controlToken))
        return jsonError(401, 'Moving the clock needs the control token.')
      const parsed = bodySchema.safeParse(await request.json().catch(() => undefined))
      if (!parsed.success) {
        return jsonError(
          400,
          'Send {"offsetMs": whole milliseconds within a century} or {"now": an ISO date with time zone}.',
        )
      }
      const body = parsed.data
      await clock.setOffset('now' in body ? Date.parse(body.now) - Date.now() : body.offsetMs)
      return tell(clock)
    },
    isHealthy: async () => true,
    stop: async () => undefined,
  }
}

function tell(clock: DemoClock): Response {
  return Response.json(
    { now: clock.now().toISOString(), offsetMs: clock.offsetMs() },
    { headers: { 'cache-control': 'no-store' } },
  )
}
