import type { Rendered } from './image-transform.ts'
import { inImageTurn } from './image-turn.ts'

const usualBytes = 64 * 1024 * 1024
const mostVariants = 2000

/** Rendered images in memory: at most 64 MB (or `mostBytes`) and 2000, least recently used ones go first. Two are made at once, the others wait. */
export function createVariantCache(mostBytes = usualBytes) {
  const variants = new Map<string, Rendered>()
  const underWay = new Map<string, Promise<Rendered>>()
  let bytes = 0

  async function get(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const found = variants.get(key)
    if (found) {
      variants.delete(key)
      variants.set(key, found)
      return found
    }
    const existing = underWay.get(key)
    if (existing) return existing
    const made = inImageTurn(render)
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

  return { get }
}
