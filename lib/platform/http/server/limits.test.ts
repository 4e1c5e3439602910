import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { forgive, limits, secondsLocked, secondsToWait } from './limits'

const from = (address: string) =>
  new Request('https://clinic.example', { headers: { 'x-forwarded-for': address } })

test('what comes too often waits, at most until the window ends; others go on', async () => {
  const email = 'often@mail.example'
  for (let nth = 0; nth < limits.recover.max; nth += 1)
    expect(await secondsToWait('recover', email)).toBeNull()
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const wait = await secondsToWait('recover', email)
  expect(warned.mock.calls).toEqual([['front', 'A limit was reached', { call: 'recover' }]])
  warned.mockRestore()
  expect(wait).toBeGreaterThan(limits.recover.windowMs / 1000 - 60)
  expect(wait).toBeLessThanOrEqual(limits.recover.windowMs / 1000)
  expect(await secondsToWait('recover', 'Often@Mail.example'), 'an address has one count').not.toBeNull()
  expect(await secondsToWait('recover', 'other@mail.example')).toBeNull()
  expect(await secondsToWait('resend', email), 'another limit').toBeNull()
})

test('a request is counted for its network, each form and call by itself', async () => {
  for (let nth = 0; nth < limits['submit-form'].max; nth += 1)
    expect(await secondsToWait('submit-form', 'contact', from('2001:db8:1:2::7'))).toBeNull()
  expect(await secondsToWait('submit-form', 'contact', from('2001:db8:1:2::8'))).not.toBeNull()
  expect(await secondsToWait('submit-form', 'contact', from('2001:db8:1:3::7'))).toBeNull()
  expect(await secondsToWait('submit-form', 'careers', from('2001:db8:1:2::7'))).toBeNull()
})

test('looking does not count, and what was right is taken back', async () => {
  const network = from('198.51.100.5')
  for (let nth = 0; nth < limits['estimate-code'].max; nth += 1) {
    expect(await secondsLocked('estimate-code', network)).toBeNull()
    await secondsToWait('estimate-code', network)
  }
  expect(await secondsLocked('estimate-code', network)).toBeGreaterThan(800)
  await forgive('estimate-code', network)
  expect(await secondsLocked('estimate-code', network)).toBeNull()
})

test('each limit has a paper that is here, and what the database counts is there', () => {
  for (const [name, { source }] of Object.entries(limits)) expect(existsSync(source), name).toBe(true)
  const code = readFileSync('lib/platform/http/server/limits.ts', 'utf8')
  const named = code.match(/`([a-z]+_[a-z_]+)`/g)?.map((one) => one.slice(1, -1)) ?? []
  const sql = [
    'checkout',
    'estimates',
    'accounts',
    'newsletter',
    'discounts',
    'gift-cards',
    'platform',
    'second-factor',
  ]
    .map((domain) => readFileSync(`supabase/schemas/${domain}.sql`, 'utf8'))
    .join('\n')
  expect(named).toHaveLength(8)
  for (const name of named) expect(sql).toContain(`create function public.${name}(`)
})
