import { expect, test, vi } from 'vitest'
import { quotePath, requestOf } from './link'

vi.mock('@/lib/platform/server/env', () => ({ env: { supabase: { secretKey: 'a key' } } }))

const request = '0f9a7c31-1111-4111-8111-111111111111'
const token = quotePath(request).replace('/quote/', '')

test('a link opens its own request, and another one opens nothing', () => {
  expect(token).toMatch(/^[\w-]{64}$/)
  expect(requestOf(token)).toBe(request)
  const other = quotePath(request.replace('0f', '1f')).replace('/quote/', '')
  const mixed = Buffer.concat([
    Buffer.from(other, 'base64url').subarray(0, 16),
    Buffer.from(token, 'base64url').subarray(16),
  ]).toString('base64url')
  for (const wrong of ['', 'x', mixed, token.slice(1), `${token}A`, token.toLowerCase(), request])
    expect(requestOf(wrong), wrong).toBeNull()
})
