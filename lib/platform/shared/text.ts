/** What PostgreSQL can keep of a line: no control character, no half of an emoji. */
export const keptLine = /^[^\p{Control}\p{Surrogate}]*$/u

/** The same of a text of several lines. */
export const keptText = /^(?:[\n\r\t]|[^\p{Control}\p{Surrogate}])*$/u

/** An email address as browsers accept it, with a dot in its domain. */
export const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** The text as it may stand in HTML, also between quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The text with a space for each letter that nobody can read and files may not hold; its lines stay. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u2028\u2029\ufffe\uffff]/gu, ' ')

/** For zod's `regex` on dates and moments: what PostgreSQL takes, also a day later or earlier. */
export const knownYear = [/^[12]\d{3}-/, 'is not in the years 1000 to 2999'] as const

/** The `tel:` address of an American number as editors write it, '(480) 555-0142'. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** An address of a page of ours, and nothing a browser could read as another site's. */
export function ownPath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path) ? path : null
}
