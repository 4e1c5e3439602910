import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { dictionary } from '@zxcvbn-ts/language-common'
import { clientOfCookies, secondsAsked } from '@/lib/platform/db/server/session'
import { guessedRight, mayGuess } from './limits'
import {
  AccountsAway,
  type Refusal,
  refusalOf,
  signedOut,
  tooOften,
  withinPatience,
  wrongField,
} from './outcome'

/**
 * Asks once more for the password of who is signed in, before something that can't be taken back. Null when it is
 * right; else the refusal, about this field. Guesses are limited. Throws `AccountsAway` when the service does not
 * answer.
 */
export async function checkOwnPassword(
  { email, network }: { email: string; network: string },
  field: string,
  password: string,
): Promise<Refusal | null> {
  if (password === '') return wrongField(field, 'Please enter your current password.')
  const early = await mayGuess(email, network)
  if (early) return early
  const { auth } = clientOfCookies({ getAll: () => [], setAll: () => undefined }, null)
  const { error } = await withinPatience(auth.signInWithPassword({ email, password }))
  const refusal = refusalOf(error)
  if (refusal?.status === 429) return tooOften(secondsAsked(auth))
  if (refusal) return wrongField(field, 'This is not your current password.')
  await guessedRight(email, network)
  // It was only a question: the session it opened is of no use to anybody.
  await withinPatience(auth.signOut({ scope: 'local' })).catch(() => undefined)
  return null
}

type Auth = SupabaseClient['auth']

/**
 * Gives the account of this session its password. Null when it is done; `mayStay` also when it is the password
 * already, which the service refuses. Throws `AccountsAway`.
 */
export async function setPassword(auth: Auth, password: string, mayStay: boolean): Promise<Refusal | null> {
  const { error } = await withinPatience(auth.updateUser({ password }))
  const refusal = refusalOf(error)
  if (refusal?.status === 429) return tooOften(secondsAsked(auth))
  if (!refusal || (mayStay && refusal.code === 'same_password')) return null
  return refusal.status === 422 ? wrongField('password', refusal.message) : signedOut()
}

/** Ends all other sessions of this account: nobody stays in by the password before. Throws `AccountsAway`. */
export async function endOtherSessions(auth: Auth): Promise<void> {
  const { error } = await withinPatience(auth.signOut({ scope: 'others' }))
  if (error) throw new AccountsAway(`Other devices stay signed in: ${error.name}`)
}

/** The commonest passwords of those that were ever leaked, most common first. */
const common = new Set((dictionary['passwords-common'] as string[]).slice(0, 10_000))

/** What a stranger tries first at this clinic. */
const ofClinic = ['ocotillo', 'ocotillo wellness', 'mobile iv', 'iv therapy']

/** Without accents: Gómez is tried as gomez. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{Letter}]/gu, '')

/**
 * Why this password is one that is guessed at once, in a sentence; null when it is not: one of the 10,000 commonest,
 * or nothing but the clinic's or the person's own names with digits and marks around them. `own` are names and email
 * addresses.
 */
export function knownPasswordProblem(password: string, own: (string | null | undefined)[]): string | null {
  const typed = password.toLowerCase()
  if (common.has(typed) || common.has(typed.replace(/[\d\W_]+$/, '')) || common.has(lettersOf(typed)))
    return 'This is one of the first passwords strangers try. Please choose another: three or four random words are easy to remember.'
  const letters = lettersOf(typed)
  const names = [
    ...ofClinic,
    ...own.flatMap((one) => [one, one?.split('@')[0], ...(one?.split(/[\s@.+_-]+/) ?? [])]),
  ]
    .map((name) => lettersOf(name ?? ''))
    .filter((name) => name.length > 1)
  const isNamesOnly = letters === '' ? false : restWithout(letters, names) === ''
  return isNamesOnly
    ? 'Please choose a password that isn’t based on your name, your email or our name.'
    : null
}

/** What is left of these letters once all names are taken out, the longest first. */
function restWithout(letters: string, names: string[]): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), letters)
}
