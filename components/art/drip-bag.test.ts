import { expect, test } from 'vitest'
import { bagParts, dripBagShape } from './drip-bag'

const surface = (contents: Partial<Parameters<typeof dripBagShape>[0]>) =>
  Number(dripBagShape({ seed: 'myers', ...contents }).liquid.match(/^M19 (\d+)/)?.[1])

test('a treatment always has the same bag, another treatment another', () => {
  expect(dripBagShape({ seed: 'myers', minutes: 45 })).toEqual(dripBagShape({ seed: 'myers', minutes: 45 }))
  expect(dripBagShape({ seed: 'myers', minutes: 45 })).not.toEqual(
    dripBagShape({ seed: 'hangover', minutes: 45 }),
  )
})

test('the longer the visit, the fuller the bag', () => {
  expect(surface({ minutes: 60 })).toBeLessThan(surface({ minutes: 45 }))
  expect(surface({ minutes: 45 })).toBeLessThan(surface({ minutes: 30 }))
})

test('the level is the editor’s when there is one, and stays inside the bag whatever it is', () => {
  expect(surface({ level: 1, minutes: 30 })).toBeLessThan(surface({ level: 0.5, minutes: 60 }))
  expect(surface({ level: 7 })).toBe(surface({ level: 1 }))
  expect(surface({ level: -7 })).toBe(surface({ level: 0 }))
  expect(surface({ minutes: Number.NaN })).toBe(surface({ level: 0 }))
})

test('a label can be chosen', () => {
  expect(dripBagShape({ seed: 'any', motif: 'moon' }).motif).toBe('motif-moon')
})

test('whatever the seed, a bag is put together of parts that there are', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { bubbles, tube, motif, dots } = dripBagShape({ seed: String(seed) })
    for (const part of [bubbles, tube, motif, dots]) expect(bagParts).toHaveProperty(part)
  }
})
