import { number, plain, readNumber } from '../../platform/reading/shared.ts'

/** The latest moment by which something is promised. */
export type ReplyPromise = { amount: number; unit: 'hours' | 'days' | 'business days'; text: string }

const pattern = new RegExp(
  `\\bwithin (?:${number}\\s*(?:-|to)\\s*)?(${number}) ((?:business |working )?days?|hours?)\\b`,
  'gi',
)
/** 'for services scheduled within 3 days' is a condition. */
const condition = /(?:scheduled|booked|is|are|takes place)\s*$/i

/**
 * Every 'within …' of a text that promises something: 'within 24 hours', 'within 2-3 business days' (the later end).
 */
export function readPromises(text: string): ReplyPromise[] {
  const words = plain(text)
  return [...words.matchAll(pattern)].flatMap(({ 0: found, 1: amount = '', 2: unit = '', index }) => {
    if (condition.test(words.slice(0, index))) return []
    const isBusiness = /business|working/i.test(unit)
    return {
      amount: readNumber(amount),
      unit: isBusiness ? 'business days' : unit.toLowerCase().startsWith('h') ? 'hours' : 'days',
      text: found,
    } as const
  })
}

/** Whether both promise the same. */
export const isSamePromise = (
  one: Pick<ReplyPromise, 'amount' | 'unit'>,
  other: Pick<ReplyPromise, 'amount' | 'unit'>,
): boolean => one.amount === other.amount && one.unit === other.unit
