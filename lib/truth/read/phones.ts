import { plain } from '../../platform/reading/shared.ts'

const separator = '[ .-]'
const written = `(?:\\([2-9]\\d{2}\\) ?|[2-9]\\d{2}${separator})[2-9]\\d{2}${separator}\\d{4}`
/**
 * Ten digits in a row are also how providers and companies are numbered: after a word of calling they are a phone's.
 */
const bare =
  '(?<=\\b(?:call|calling|dial|phone|text|tel)\\W{1,3}(?:us at |us on |at |to )?)[2-9]\\d{2}[2-9]\\d{6}'
const pattern = new RegExp(`(?<![\\d.+-])(?:\\+?1${separator}?)?(?:${written}|${bare})(?![\\d-])`, 'gi')

/** Every phone number a text names, as it was written: '(480) 555-0199', '480.555.0199', '+1 480 555 0199'. */
export const readPhones = (text: string): string[] => plain(text).match(pattern) ?? []

/** Area code and number, in which all ways of writing agree. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)
