import 'server-only'
import { forgive, waitForAddress } from './address-limit'
import { knownDevice, rememberDevice } from './known-device'
import { type Refusal, tooOften } from './outcome'

/**
 * Lets a password be tried for this address, unless that was tried too often. `caller` is the hashed network. A browser that is known for
 * the address has tries of its own: whoever guesses elsewhere does not shut out the owner.
 */
export async function mayGuess(email: string, caller: string): Promise<Refusal | null> {
  const device = await knownDevice(email)
  const wait = device
    ? await waitForAddress('guess-device', email, device)
    : ((await waitForAddress('guess', email, caller)) ?? (await waitForAddress('guess-overall', email)))
  return wait === null ? null : tooOften(wait)
}

/** The password was right: it does not count as a guess, and the browser is known from now on. */
export async function guessedRight(email: string, caller: string): Promise<void> {
  if ((await knownDevice(email)) === null)
    await Promise.all([forgive('guess', email, caller), forgive('guess-overall', email)])
  await rememberDevice(email)
}
