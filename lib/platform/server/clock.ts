import { processState } from './process-state'

const clock = () => processState('clock', () => ({ offsetMs: 0 }))

/** The present as the product sees it. The same as the machine's clock, unless the demo clock was moved. */
export const now = () => new Date(Date.now() + clock().offsetMs)

/** Moves the present by so many ms. Only the demo's forwarding calls it; a live deployment has nothing that does. */
export function setClockOffset(offsetMs: number): void {
  clock().offsetMs = offsetMs
}
