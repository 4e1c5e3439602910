import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { processValues } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import type { ContentChange } from './changes'
import { currentWidgetAddresses, learnWidgetAddresses } from './current-policy'

const fetchOfCms = vi.fn()
vi.mock('./client', () => ({ contentClient: () => ({ fetch: fetchOfCms }) }))
vi.mock('@/lib/platform/server/env', () => ({ env: { hasContent: true } }))

const minute = 60_000
const changed = (_type: string): ContentChange[] => [{ _id: 'x', _type, operation: 'update' }]
const answers = (reviewsScript: string) => fetchOfCms.mockResolvedValue({ reviewsScript })
const named = async () => (await currentWidgetAddresses()).reviewsScript

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  fetchOfCms.mockReset()
  delete processValues['widget-addresses']
})
afterEach(() => {
  vi.useRealTimers()
})

test('the CMS is asked once a minute, and nobody waits for that', async () => {
  answers('https://a.example/x.js')
  expect(await named()).toBe('https://a.example/x.js')
  expect(await named()).toBe('https://a.example/x.js')
  expect(fetchOfCms).toHaveBeenCalledTimes(1)
  answers('https://b.example/x.js')
  vi.advanceTimersByTime(minute + 1)
  expect(await named()).toBe('https://a.example/x.js')
  await vi.waitFor(async () => expect(await named()).toBe('https://b.example/x.js'))
  expect(fetchOfCms).toHaveBeenCalledTimes(2)
})

test('what is published holds at once; other changes ask nobody', async () => {
  answers('https://a.example/x.js')
  await named()
  answers('https://b.example/x.js')
  await learnWidgetAddresses(changed('treatment'))
  expect(await named()).toBe('https://a.example/x.js')
  await learnWidgetAddresses(changed('bookingSettings'))
  expect(await named()).toBe('https://b.example/x.js')
})

test('while the CMS is away the last known hold; before that the providers’ own', async () => {
  fetchOfCms.mockRejectedValue(new Error('away'))
  expect(await named()).toBe('https://elfsightcdn.com')
  expect(await named()).toBe('https://elfsightcdn.com')
  expect(fetchOfCms).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1001)
  answers('https://a.example/x.js')
  expect(await named()).toBe('https://a.example/x.js')
  fetchOfCms.mockRejectedValue(new Error('away'))
  vi.advanceTimersByTime(minute + 1)
  await named()
  await expect(learnWidgetAddresses(changed('bookingSettings')), 'so it is announced again').rejects.toThrow(
    'away',
  )
  expect(await named()).toBe('https://a.example/x.js')
})

test('settings that were never published name nobody', async () => {
  fetchOfCms.mockResolvedValue(null)
  expect(await currentWidgetAddresses()).toEqual({})
})
