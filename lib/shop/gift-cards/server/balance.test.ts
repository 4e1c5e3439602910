import { expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { tryCode } from './balance'

const from = (address: string) =>
  new Request('https://clinic.example', { headers: { 'x-forwarded-for': address } })

const tryWrong = (address: string) =>
  tryCode(
    from(address),
    async () => 'looked',
    () => true,
  )

test('ten wrong codes lock their own network, and five hundred of many networks nobody else; they are logged once', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  // At once: each is counted before it is looked at.
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryWrong('192.0.2.1')))
  expect(answers.filter((answer) => answer === 'looked')).toHaveLength(10)
  for (let network = 0; network < 600; network += 1) await tryWrong(`198.51.${network >> 8}.${network & 255}`)
  expect(await tryWrong('203.0.113.7')).toBe('looked')
  expect(written.mock.calls).toEqual([['gift-cards', expect.stringContaining('did not fit'), { count: 500 }]])
})

test('a code that fits, and one that could not be looked at, count nothing', async () => {
  const [right, failing] = [from('192.0.2.2'), from('192.0.2.3')]
  for (let tries = 0; tries < 12; tries += 1) {
    expect(
      await tryCode(
        right,
        async () => 'looked',
        () => false,
      ),
    ).toBe('looked')
    await expect(
      tryCode(
        failing,
        () => Promise.reject(new Error('away')),
        () => true,
      ),
    ).rejects.toThrow('away')
  }
})
