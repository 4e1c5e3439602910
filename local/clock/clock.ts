import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePrivateFile } from '../write-file.ts'

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
