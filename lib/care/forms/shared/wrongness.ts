import { emailShape } from '../../../platform/shared/email-shape.ts'
import type { Field } from './field.ts'

const phoneShape = /^[\d\s+().,/#;\-‐‑–]+(?:(?:x|ext\.?|extension)\s*\d{1,6})?$/iu
const earliestBirth = '1900-01-01'

/** The field's sentence when a text of the right length is not of its kind. */
export function wrongness(field: Field, text: string, today: string): string | undefined {
  return isOfKind(field, text, today) ? undefined : field.wrong
}

function isOfKind(
  { kind, options = [], linkedOptions = [], when }: Field,
  text: string,
  today: string,
): boolean {
  switch (kind) {
    case 'email':
      return emailShape.test(text)
    case 'phone':
      return isPhone(text)
    case 'address':
      return isWebAddress(text)
    case 'zip':
      return /^\d{5}(?:-\d{4})?$/.test(text)
    case 'date':
      return isDay(text) && (when === 'past' ? text < today && text >= earliestBirth : text >= today)
    case 'choice':
      return [...options, ...linkedOptions].some(([value]) => value === text)
    default:
      return true
  }
}

/** Numbers copied from a telephone's contacts carry invisible marks of writing direction. */
function isPhone(text: string): boolean {
  const visible = text.replace(/\p{Cf}/gu, '')
  const digits = visible.replace(/\D/g, '').length
  return phoneShape.test(visible) && digits >= 7 && digits <= 20
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]/i.test(text) && !/\s/.test(text)
}

/** Whether there is such a day: not the 30th of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
