import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './faults.ts'

const slowMs = 12_000
const foreverMs = 600_000

/** Waits as long as this fault has an answer wait; rejects when the asker has gone. */
export async function keepWaiting(fault: Fault | undefined, { signal }: Request): Promise<void> {
  if (fault === 'slow') await delay(slowMs, undefined, { signal })
  if (fault === 'never-ready') await delay(foreverMs, undefined, { signal, ref: false })
}

/** Where a provider that was taken over would lead a visitor. */
export const elsewhere = 'https://elsewhere.example/'
