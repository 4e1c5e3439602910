import 'server-only'
import { forgive, waitForAddress } from './address-limit'
import { type Refusal, tooOften } from './outcome'

/** Lets a password be tried for this address, unless that was tried too often. `caller` is the hashed network. */
export async function mayGuess(email: string, caller: string): Promise<Refusal | null> {
  const wait =
    (await waitForAddress('guess', email, caller)) ?? (await waitForAddress('guess-overall', email))
  return wait === null ? null : tooOften(wait)
}

/** The password was right: it does not count as a guess. */
export async function guessedRight(email: string, caller: string): Promise<void> {
  await Promise.all([forgive('guess', email, caller), forgive('guess-overall', email)])
}
