export type Random = {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  pick<T>(list: readonly T[]): T
  /** True in so many of a hundred draws. */
  chance(percent: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

/** A generator that draws the same for the same seed, on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (percent) => below(100) < percent,
    shuffle(list) {
      const left = [...list]
      return list.map(() => left.splice(below(left.length), 1)[0] as (typeof list)[number])
    },
  }
}
