import { expect, test } from 'vitest'
import { inBatches } from './refresh'

test('what comes while one is under way is done together, in order, and a failure is told to those it befell', async () => {
  const calls: string[][] = []
  let isOver = () => {}
  const work = inBatches(async (items: string[]) => {
    calls.push(items)
    if (items.includes('bad')) throw new Error('no')
    if (items.includes('slow'))
      await new Promise<void>((resolve) => {
        isOver = resolve
      })
  })
  const slow = work(['slow'])
  await Promise.resolve()
  const together = [work(['a', 'bad']), work(['b'])]
  const failed = Promise.all(together.map((one) => expect(one).rejects.toThrow('no')))
  isOver()
  await slow
  await failed
  await work(['c'])
  expect(calls).toEqual([['slow'], ['a', 'bad', 'b'], ['c']])
})
