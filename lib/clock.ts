// One offset per process, shared between Next's bundles.
const holder = globalThis as { [key: symbol]: number | undefined }
const key = Symbol.for('ocotillo.clock-offset')

/** The present as the product sees it. The same as the machine's clock, unless the demo clock was moved. */
export const now = () => new Date(Date.now() + (holder[key] ?? 0))

/** Moves the present by so many ms. Only the demo's forwarding calls it; a live deployment has nothing that does. */
export function setClockOffset(offsetMs: number): void {
  holder[key] = offsetMs
}
