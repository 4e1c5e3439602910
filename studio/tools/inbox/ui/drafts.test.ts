import { expect, test, vi } from 'vitest'
import { draftStore } from './drafts.ts'

const left = (page: EventTarget) => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a draft stays under its name until it is sent or discarded, and each change is told', () => {
  const store = draftStore(new EventTarget())
  const told = vi.fn()
  const stop = store.subscribe(told)
  store.keep('fred reply 1', { text: 'Nine is free.' })
  store.keep('fred reply 2', { text: 'Ten is free.' })
  expect(store.read('fred reply 1')).toEqual({ text: 'Nine is free.' })
  expect(store.read('clara reply 1')).toBeUndefined()
  store.keep('fred reply 1', undefined)
  expect(store.read('fred reply 1')).toBeUndefined()
  expect(store.read('fred reply 2')).toEqual({ text: 'Ten is free.' })
  expect(told).toHaveBeenCalledTimes(3)
  stop()
  store.keep('fred reply 2', undefined)
  expect(told).toHaveBeenCalledTimes(3)
})

test('after the log-out nothing is left', () => {
  const store = draftStore(new EventTarget())
  const told = vi.fn()
  store.subscribe(told)
  store.keep('fred estimate 1', { dateOfBirth: '1980-02-29' })
  store.forgetAll()
  expect(store.read('fred estimate 1')).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(2)
})

test('the browser asks before a page with a draft is left, and only then', () => {
  const page = new EventTarget()
  const store = draftStore(page)
  expect(left(page)).toBe(false)
  store.keep('fred reply 1', { text: 'Nine' })
  store.keep('fred reply 1', { text: 'Nine is free.' })
  expect(left(page)).toBe(true)
  store.keep('fred reply 1', undefined)
  expect(left(page)).toBe(false)
  store.keep('fred reply 1', { text: 'Nine' })
  store.forgetAll()
  expect(left(page)).toBe(false)
})
