import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Vial, vialParts, vialShape } from './vial'

const level = (minutes: number, seed = 'b12') =>
  Number(vialShape(seed, minutes).liquid.match(/^M10\.5 (\d+)/)?.[1])

test('a treatment always has the same vial, another treatment another', () => {
  expect(vialShape('b12', 5)).toEqual(vialShape('b12', 5))
  expect(vialShape('b12', 5)).not.toEqual(vialShape('zinc', 5))
})

test('the longer the visit, the fuller the vial', () => {
  expect(level(15)).toBeLessThan(level(10))
  expect(level(10)).toBeLessThan(level(5))
})

test('bubbles are above the label, and below the surface', () => {
  for (const minutes of [5, 10, 15])
    for (let seed = 0; seed < 50; seed += 1) {
      const html = renderToStaticMarkup(Vial({ seed: String(seed), minutes }))
      const [, bubbles = '', top] = /#(vial-bubbles-\d)" y="(\d+)"/.exec(html) ?? []
      const drawn = renderToStaticMarkup(vialParts[bubbles])
      for (const [, y] of drawn.matchAll(/M\d+ (\d+)v/g)) {
        expect(Number(top) + Number(y)).toBeLessThan(62)
        expect(Number(top) + Number(y)).toBeGreaterThanOrEqual(level(minutes, String(seed)) - 1)
      }
      expect(drawn).toContain('v.1')
    }
})

test('the liquid stays inside the glass whatever the minutes are', () => {
  for (const minutes of [-5, 0, 60, 600, Number.NaN]) {
    expect(level(minutes)).toBeGreaterThan(40)
    expect(level(minutes)).toBeLessThan(63)
  }
})
