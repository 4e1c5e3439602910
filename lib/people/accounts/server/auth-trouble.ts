import type { AuthError } from '@supabase/supabase-js'

/** The accounts service did not answer, or failed: nobody knows, so nothing may be said about the account. */
export class AccountsAway extends Error {}

/**
 * The service's refusal; null when it agreed. Throws `AccountsAway` when it gave no answer that can be relied on.
 */
export function refusalOf(error: AuthError | null): AuthError | null {
  if (!error) return null
  const { name, status } = error
  if (name === 'AuthSessionMissingError') return error
  if (name === 'AuthRetryableFetchError' || name === 'AuthUnknownError' || !status || status >= 500)
    throw new AccountsAway(`The accounts service failed: ${name} ${status ?? ''}`)
  return error
}

/** The work's result; throws `AccountsAway` after so many ms: the service's client goes on asking for half a minute. */
export async function withinPatience<Result>(work: Promise<Result>, patienceMs = 18_000): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountsAway('The accounts service did not answer')), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
