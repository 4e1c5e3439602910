import { expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { countWrongCode, isLocked } from './balance'

const from = (address: string) =>
  new Request('https://clinic.example', { headers: { 'x-forwarded-for': address } })

test('ten wrong codes lock their own network, and five hundred of many networks nobody else; they are logged once', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  for (let wrong = 0; wrong < 12; wrong += 1) {
    expect(await isLocked(from('192.0.2.1'))).toBe(wrong >= 10)
    await countWrongCode(from('192.0.2.1'))
  }
  for (let network = 0; network < 600; network += 1)
    await countWrongCode(from(`198.51.${network >> 8}.${network & 255}`))
  expect(await isLocked(from('203.0.113.7'))).toBe(false)
  expect(written.mock.calls).toEqual([['gift-cards', expect.stringContaining('did not fit'), { count: 500 }]])
})
