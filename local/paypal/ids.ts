import { randomBytes, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** PayPal's account ids have no letters or digits that look alike. */
const clearLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An id as PayPal makes them: 17 upper-case letters and digits. */
export const newId = () => pick(letters, 17)

/** An id of a payer: 13 letters and digits. */
export const newAccountId = () => pick(clearLetters, 13)

/** The id by which PayPal's support would find a request. */
export const newDebugId = () => randomBytes(7).toString('hex').slice(0, 13)

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
