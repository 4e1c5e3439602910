/** Pay in dollars: from, to, and for how much work. */
export type Pay = { from: number; to: number; unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' }

const amount = String.raw`\$\s?(\d[\d,]*(?:\.\d{1,2})?)`
const shape = new RegExp(
  String.raw`^\s*${amount}(?:\s*(?:–|—|-|to)\s*${amount})?\s*(?:an?|per|/)\s*(hour|day|week|month|year)\s*$`,
  'i',
)

/** What '$42–$50 an hour' or '$52,000 a year' says; null where a text says anything else. */
export function readPay(text: string): Pay | null {
  const found = shape.exec(text)
  if (!found) return null
  const dollars = (digits = '') => Number(digits.replaceAll(',', ''))
  const from = dollars(found[1])
  const to = found[2] ? dollars(found[2]) : from
  return to < from ? null : { from, to, unit: found[3]?.toUpperCase() as Pay['unit'] }
}
