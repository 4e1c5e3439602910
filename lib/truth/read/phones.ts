import { plain } from './numbers.ts'

const separator = '[ .-]'
const pattern = new RegExp(
  `(?<![\\d.+-])(?:\\+?1${separator}?)?(?:\\([2-9]\\d{2}\\) ?|[2-9]\\d{2}${separator})[2-9]\\d{2}${separator}\\d{4}(?![\\d-])`,
  'g',
)

/** Every phone number a text names, as it was written: '(480) 555-0199', '480.555.0199', '+1 480 555 0199'. */
export const readPhones = (text: string): string[] => plain(text).match(pattern) ?? []

/** Area code and number, in which all ways of writing agree. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)
