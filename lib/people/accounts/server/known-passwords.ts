import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'

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
 * Why this password is one that is guessed at once, in a sentence; null when it is not: one of the 10,000 commonest, or nothing but the
 * clinic's or the person's own names with digits and marks around them. `own` are names and email addresses.
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
