import { beforeEach, expect, test, vi } from 'vitest'
import { isOwnHost, isOwnOrigin } from './mutation'

const env = vi.hoisted(() => ({ siteUrl: '', ownUrl: 'http://127.0.0.1:3000', isLive: false }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

beforeEach(() => {
  env.siteUrl = 'https://clinic.example'
  env.isLive = false
})

test('in a demo this machine’s own names are ours, too', () => {
  for (const origin of ['https://clinic.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(isOwnOrigin(origin), origin).toBe(true)
})

test('a live site takes its public address only, to the letter', () => {
  env.isLive = true
  expect(isOwnOrigin('https://clinic.example')).toBe(true)
  for (const origin of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://clinic.example',
    'https://clinic.example:8443',
    'https://clinic.example.evil.example',
  ])
    expect(isOwnOrigin(origin), origin).toBe(false)
})

test.each([null, 'null', '', 'nonsense', 'https://evil.example'])('%s is nobody of ours', (origin) => {
  for (const isLive of [false, true]) {
    env.isLive = isLive
    expect(isOwnOrigin(origin)).toBe(false)
  }
})

test('a host is ours in any case of letters, and no other is', () => {
  for (const host of ['clinic.example', 'CLINIC.example', 'localhost:3000'])
    expect(isOwnHost(host)).toBe(true)
  for (const host of [null, undefined, '', 'localhost', 'localhost:3001', 'evil.example'])
    expect(isOwnHost(host)).toBe(false)
})
