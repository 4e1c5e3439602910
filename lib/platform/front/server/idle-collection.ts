import { performance } from 'node:perf_hooks'

const everyMs = 15_000
/** Of the time since the last look, at most so much was worked. */
const maxUtilization = 0.05
/** Less is not worth the pause of a tenth of a second. */
const minGrowth = 1.2

/**
 * Collects garbage when nobody is there: V8 does it when memory runs short, so a process would stay as large
 * as an import made it. Does nothing where Node was started without `--expose-gc`.
 */
export function collectWhenIdle(): void {
  const { gc } = globalThis
  if (!gc) return
  const collect = idleCollector(
    () => gc({ type: 'major', execution: 'async' }),
    () => process.memoryUsage().heapUsed,
  )
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    void collect(performance.eventLoopUtilization(before).utilization)
    before = performance.eventLoopUtilization()
  }, everyMs).unref()
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
