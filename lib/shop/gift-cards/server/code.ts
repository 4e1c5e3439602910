/** Letters and digits that nobody mixes up, read or heard: a prime number of them, which the check character needs. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRTVWXYZ'
const prime = codeLetters.length
/** Characters of a code: fifteen by chance, which is 72 bits, and the check character. */
const codeLength = 16
const prefix = 'OCO'

/**
 * The check character of fifteen others. Each place has a weight of its own that the prime does not divide, so that one wrong
 * character and two that changed places are noticed, wherever they are.
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
