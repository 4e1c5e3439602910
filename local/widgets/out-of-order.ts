import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './faults.ts'

const slowMs = 18_000
const foreverMs = 600_000

/** Waits as long as this fault has an answer wait, at most until the asker has gone. */
export async function keepWaiting(fault: Fault | undefined, { signal }: Request): Promise<void> {
  const waitMs = fault === 'slow' ? slowMs : fault === 'never-ready' ? foreverMs : 0
  if (waitMs) await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
}

/** Where a provider that was taken over would lead a visitor. */
export const elsewhere = 'https://elsewhere.example/'
