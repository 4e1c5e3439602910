import { performance } from 'node:perf_hooks'

const everyMs = 15_000
/** Of the time since the last look, at most so much was worked. */
const maxUtilization = 0.05
/** Less is not worth the pause of 0.15 s. */
const minGrowth = 1.2

/**
 * Collects garbage when nobody is there, and gives back what it took: V8 does so when memory runs short, so a process
 * would stay as large as an import made it. Does nothing where Node was started without `--expose-gc`.
 */
export function collectWhenIdle(): void {
  const { gc } = globalThis
  if (!gc) return
  const collect = idleCollector(
    // Any other leaves the freed memory with V8.
    () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
    () => process.memoryUsage().heapUsed,
  )
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    void collect(performance.eventLoopUtilization(before).utilization)
    before = performance.eventLoopUtilization()
  }, everyMs).unref()
}

/**
 * Collects what some work has left behind now, in 8 ms, so that V8 does not halt the next work for it in its midst. Does
 * nothing where Node was started without `--expose-gc`.
 */
export function collectYoung(): void {
  globalThis.gc?.({ type: 'minor' })
}

/** To be called with how busy it was since the last call: collects when that was little, and much lies about. */
export function idleCollector(collect: () => Promise<unknown>, usedBytes: () => number) {
  let kept = 0
  return async (utilization: number): Promise<void> => {
    if (utilization > maxUtilization || usedBytes() < kept * minGrowth) return
    await collect()
    kept = usedBytes()
  }
}
