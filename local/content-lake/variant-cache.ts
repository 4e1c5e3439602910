import { LakeError } from './errors.ts'
import type { Rendered } from './image-transform.ts'

const usualBytes = 64 * 1024 * 1024
const mostVariants = 2000
const mostAtOnce = 2
const mostWaiting = 200

/** Rendered images in memory: at most 64 MB (or `mostBytes`) and 2000, least recently used ones go first. Two are made at once, the others wait. */
export function createVariantCache(mostBytes = usualBytes) {
  const variants = new Map<string, Rendered>()
  const underWay = new Map<string, Promise<Rendered>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let running = 0

  async function get(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const found = variants.get(key)
    if (found) {
      variants.delete(key)
      variants.set(key, found)
      return found
    }
    const existing = underWay.get(key)
    if (existing) return existing
    const made = inTurn(render)
      .then((variant) => keep(key, variant))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  function keep(key: string, variant: Rendered): Rendered {
    variants.set(key, variant)
    bytes += variant.bytes.length
    for (const [oldest, { bytes: old }] of variants) {
      if (bytes <= mostBytes && variants.size <= mostVariants) break
      variants.delete(oldest)
      bytes -= old.length
    }
    return variant
  }

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (waiting.length >= mostWaiting)
      throw new LakeError(503, 'busyError', 'Too many images are being made: try again')
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return { get }
}
