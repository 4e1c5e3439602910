import { randomInt } from 'node:crypto'

/** Without letters and digits that sound or look alike, and without vowels, so that no word comes out. */
const letters = 'CDFGHJKMNPQRTVWXY34679'

/** A new code to be read aloud, such as `OCO-7KQ4-MX`: 22⁶ possible ones. */
export function newDiscountCode(): string {
  const random = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `OCO-${random.slice(0, 4)}-${random.slice(4)}`
}

/**
 * The code as it is stored, from how people write it (small letters, no hyphens, no OCO); null when it can't be one.
 */
export function readDiscountCode(text: string): string | null {
  const written = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const random = /^(?:[O0]C[O0])?([0-9A-Z]{6})$/.exec(written)?.[1]
  return random ? `OCO-${random.slice(0, 4)}-${random.slice(4)}` : null
}
