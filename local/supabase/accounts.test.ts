import { expect, test } from 'vitest'
import { createTurns } from './accounts.ts'

test('the same name waits its turn, even after a failure; another name does not wait', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('ana', async () => {
    await gate.promise
    seen.push('first')
    throw new Error('no')
  })
  const second = inTurn('ana', async () => seen.push('second'))
  await inTurn('bea', async () => seen.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(seen).toEqual(['other', 'first', 'second'])
})
