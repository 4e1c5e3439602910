import type { AuthError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { AccountsAway, refusalOf, withinPatience } from './outcome'

const error = (name: string, status?: number) => ({ name, status }) as AuthError

test('a refusal is a refusal; no answer and a failure are not', () => {
  expect(refusalOf(null)).toBeNull()
  for (const refusal of [
    error('AuthApiError', 400),
    error('AuthApiError', 429),
    error('AuthSessionMissingError', 400),
  ])
    expect(refusalOf(refusal)).toBe(refusal)
  for (const away of [
    error('AuthRetryableFetchError', 0),
    error('AuthRetryableFetchError', 503),
    error('AuthApiError', 500),
    error('AuthUnknownError'),
  ])
    expect(() => refusalOf(away)).toThrow(AccountsAway)
})

test('nobody waits endlessly', async () => {
  await expect(withinPatience(new Promise(() => undefined), 1)).rejects.toThrow(AccountsAway)
  await expect(withinPatience(Promise.resolve(1), 1000)).resolves.toBe(1)
})
