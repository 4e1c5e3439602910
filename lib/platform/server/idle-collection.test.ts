import { expect, test } from 'vitest'
import { idleCollector } from './idle-collection'

test('garbage is collected when nobody is there and there is some, and otherwise not', async () => {
  let used = 100
  let collections = 0
  const look = idleCollector(
    async () => {
      collections += 1
      used = 100
    },
    () => used,
  )
  await look(0.01)
  expect(collections).toBe(1)
  await look(0.01)
  expect(collections).toBe(1)
  used = 500
  await look(0.5)
  expect(collections).toBe(1)
  await look(0.01)
  expect(collections).toBe(2)
})
