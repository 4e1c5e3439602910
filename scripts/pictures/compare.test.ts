import { expect, test } from 'vitest'
import { differingShare, type Pixels, readWanted, unused, whyWanted } from './compare.ts'

const grey = (width: number, height: number): Pixels => ({
  data: new Uint8Array(3 * width * height).fill(128),
  width,
  height,
})

/** The same with another green in one pixel. */
function changed(picture: Pixels, column: number, row: number, by: number): Pixels {
  const data = picture.data.slice()
  const at = 3 * (row * picture.width + column) + 1
  data[at] = (data[at] ?? 0) + by
  return { ...picture, data }
}

test('one pixel that changed is seen, wherever it is; the same picture is the same', () => {
  const before = grey(40, 30)
  expect(differingShare(before, grey(40, 30))).toBe(0)
  for (const [column, row] of [
    [0, 0],
    [39, 29],
    [17, 8],
  ] as const)
    expect(differingShare(before, changed(before, column, row, 9))).toBeCloseTo(1 / 1200, 10)
})

test('what two runs of the same page differ by is no difference', () => {
  const before = grey(40, 30)
  expect(differingShare(before, changed(before, 3, 3, 8))).toBe(0)
  expect(differingShare(before, changed(before, 3, 3, -8))).toBe(0)
})

test('a page that grew differs by what it grew by, and by nothing else', () => {
  expect(differingShare(grey(40, 30), grey(40, 40))).toBeCloseTo(1 / 4, 10)
  expect(differingShare(grey(40, 40), grey(40, 30))).toBeCloseTo(1 / 4, 10)
  expect(differingShare(grey(40, 30), changed(grey(50, 30), 3, 3, 99))).toBeCloseTo(301 / 1500, 10)
})

test('a difference is wanted where a line of the list names it, with its reason', () => {
  const list = readWanted(
    '# What changes.\n\npage-home@*  a new drawing\ncart-empty@390   the plant of all\n',
  )
  expect(whyWanted('page-home@1440.png', list)).toBe('a new drawing')
  expect(whyWanted('cart-empty@390.png', list)).toBe('the plant of all')
  expect(whyWanted('cart-empty@768.png', list)).toBeUndefined()
  expect(whyWanted('my-page-home@390.png', list)).toBeUndefined()
  expect(unused(list, ['page-home@390.png'])).toEqual([
    { pictures: 'cart-empty@390', why: 'the plant of all' },
  ])
  expect(() => readWanted('page-home@390')).toThrow('doesn’t say why')
})
