import 'server-only'
import { createHash, createHmac, randomInt } from 'node:crypto'
import { keyFor, seal, unseal } from '@/lib/platform/security/server/secrets'

/** A code nobody can guess, 72 bits and a check character. */
export function newCode(): string {
  const letters = Array.from({ length: 15 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return letters + checkLetter(letters)
}

/**
 * What finds a card by its code as typed. Whatever was typed has a hash, so that a wrong code takes the same way as a
 * right one.
 */
export const hashCode = (typed: string): string =>
  createHmac('sha256', keyFor('gift card code')).update(cleanCode(typed)).digest('base64url')

/** A new code in the shapes the database keeps of it; `issue` counts the codes of this card. */
export function sealedCode(cardId: string, issue: number) {
  const code = newCode()
  return {
    code_hmac: hashCode(code),
    code_sealed: seal(code, cardId, 'gift card seal'),
    code_end: endOfCode(code),
    card_hash: hashToken(cardToken(cardId, issue)),
  }
}

/** The code in a sealed one. Throws when it was changed, or sealed for another card or with another key. */
export const openCode = (sealed: string, cardId: string): string => unseal(sealed, cardId, 'gift card seal')

/** The secret part of the sender's link. It is computed anew for each mail and kept nowhere. */
export const manageToken = (cardId: string): string => linkToken('manage', cardId)

/** The secret part of the link to the printed card, for who has its code; it ends with that code. */
export const cardToken = (cardId: string, issue: number): string => linkToken('card', cardId, String(issue))

/** What is kept of a link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const linkToken = (...parts: string[]): string =>
  createHmac('sha256', keyFor('gift card link')).update(JSON.stringify(parts)).digest('base64url')

/** Letters and digits that nobody mixes up, read or heard: a prime number of them, which the check character needs. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRTVWXYZ'
const prime = codeLetters.length
/** Characters of a code: fifteen by chance, which is 72 bits, and the check character. */
const codeLength = 16
const prefix = 'OCO'

/**
 * The check character of fifteen others. Each place has a weight of its own that the prime does not divide, so that
 * one wrong character and two that changed places are noticed, wherever they are.
 */
export function checkLetter(letters: string): string {
  const sum = weighted(letters)
  for (const letter of codeLetters)
    if ((sum + codeLength * codeLetters.indexOf(letter)) % prime === 0) return letter
  throw new RangeError('No check character fits')
}

/** The code as it is stored and compared, from what somebody typed or heard; null when no card can have it. */
export function normalizeCode(typed: string): string | null {
  const letters = cleanCode(typed)
  const isCode = letters.length === codeLength && [...letters].every((letter) => codeLetters.includes(letter))
  return isCode && weighted(letters) % prime === 0 ? letters : null
}

/** What was typed without blanks, hyphens, small letters and our prefix. An S is a 5: there is no S in a code. */
export const cleanCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s.·‐-―_-]/g, '')
    .replace(new RegExp(`^${prefix}`), '')
    .replaceAll('S', '5')

/** `OCO-7KQ4-MX2A-9RT3-HWVC`, as it is written and read aloud. */
export const codeInGroups = (code: string): string => [prefix, ...(code.match(/.{4}/g) ?? [])].join('-')

/** The last four characters: what staff and the sender see of a code. */
export const endOfCode = (code: string): string => code.slice(-4)

const weighted = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => sum + (index + 1) * codeLetters.indexOf(letter), 0)

const words: Record<string, string> = {
  A: 'Alfa',
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  E: 'Echo',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  J: 'Juliett',
  K: 'Kilo',
  M: 'Mike',
  N: 'November',
  O: 'Oscar',
  P: 'Papa',
  Q: 'Quebec',
  R: 'Romeo',
  T: 'Tango',
  V: 'Victor',
  W: 'Whiskey',
  X: 'X-ray',
  Y: 'Yankee',
  Z: 'Zulu',
}

/** A code in groups as it is told on the phone: 'Oscar Charlie Oscar, 7 Kilo Quebec 4, …'. */
export const spokenCode = (code: string): string =>
  code
    .split('-')
    .map((group) => [...group].map((letter) => words[letter] ?? letter).join(' '))
    .join(', ')
