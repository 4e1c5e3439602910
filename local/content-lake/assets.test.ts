import { expect, test, vi } from 'vitest'
import { createVariantCache } from './assets.ts'

const variant = (size: number) => ({ mimeType: 'image/png', bytes: Buffer.alloc(size) })

test('an image is made once, also when several ask at the same time', async () => {
  const cache = createVariantCache()
  const render = vi.fn(async () => variant(10))
  await Promise.all([cache.get('a', render), cache.get('a', render)])
  await cache.get('a', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('when the memory is full the image that was not asked for longest goes', async () => {
  const cache = createVariantCache(25)
  const render = vi.fn(async () => variant(10))
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('a', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('b', render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('two images are made at once, the others wait their turn, and a failure is not kept', async () => {
  const cache = createVariantCache()
  const finish: (() => void)[] = []
  const slow = () =>
    new Promise<ReturnType<typeof variant>>((resolve) => finish.push(() => resolve(variant(1))))
  const made = ['a', 'b', 'c'].map((key) => cache.get(key, slow))
  await vi.waitUntil(() => finish.length === 2)
  finish[0]?.()
  await made[0]
  await vi.waitUntil(() => finish.length === 3)
  for (const one of finish) one()
  await Promise.all(made)
  await expect(cache.get('d', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect((await cache.get('d', async () => variant(3))).bytes).toHaveLength(3)
})
