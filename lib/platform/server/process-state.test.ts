import { expect, test } from 'vitest'
import { inTurn } from './process-state'

test('under one name the next waits for the one before, also where that failed', async () => {
  const log: string[] = []
  const { promise, reject } = Promise.withResolvers<void>()
  const first = inTurn('test', () => promise)
  const second = inTurn('test', async () => log.push('second'))
  await inTurn('another test', async () => log.push('another'))
  reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await second
  expect(log).toEqual(['another', 'second'])
})
