import { number, type Piece, piecesOf, plain } from '../../platform/reading/shared.ts'

const counted = `${number} (?:[a-z]+ ){0,2}(?:drips?|shots?|injections?|visits?)`
/** A comma between two counted things, as in 'two drips, four shots', ends no clause. */
const clauseEnds = new RegExp(`[.;:!?]|(?<!\\b${counted}),|,(?! (?:and |or |plus )?${number}\\b)`, 'gi')

const takes =
  /\b(?:buy(?:s|ing)?|get(?:s|ting)?|receiv(?:es?|ing)|includ(?:es?|ing)|gives?|giving|orders?|ordering|books?|booking|uses?|using|redeem|needs?|earns?|adds?|adding|try|enjoy|comes? with)\b/i
const offer = '(?:plan|package|pass|bundle|membership|card)'
const holds = new RegExp(
  `\\b${offer}s?\\b.*\\b(?:with|of|for|has|have)\\s+$|\\b(?:enough for|good for|valid for|(?:pack|set|series|course|total)s? of)\\s+$`,
  'i',
)
const some = /\b(?:each|every|another|first|next|last|after|any|plus|up to)\s+$/i
const ofAll = /\b(?:our|all|of (?:the|these)|from)\s+$/i
const choice = /\b(?:menu|choose from|different|kinds?)\b/i

/** Whether the number found in a text says how many somebody gets or buys, and not how many kinds there are. */
export function isAmount(text: string, found: Piece): boolean {
  const clause = piecesOf(text, clauseEnds).findLast(({ index }) => index <= found.index)
  const before = text.slice(clause?.index, found.index)
  if (ofAll.test(before) || choice.test(clause?.text ?? '')) return false
  const isOfOffer = new RegExp(`\\b${offer}:\\s*$`, 'i').test(text.slice(0, found.index))
  return takes.test(before) || holds.test(before) || some.test(before) || isOfOffer
}

const more = `(?:(?:, (?:and |or |plus )?| (?:and|or|plus) )${counted})*`
const during = new RegExp(
  `^${more} (?:(?:in|for|over) )?(?:(?:per|an?|one|each|every) (?:day|week|month|quarter|year|visit|session|person|guest|member)\\b|each\\b|(?:daily|weekly|monthly|yearly|annually)\\b)`,
  'i',
)

/** Whether the number found in a text is so many in a time or for each person: 'four shots per month'. */
export const isPerTime = (text: string, found: Piece): boolean =>
  during.test(text.slice(found.index + found.text.length))

export type Percent = { value: number; isOff: boolean; text: string }

/** Every percentage a text names, and whether it is taken off a price. */
export function readPercents(text: string): Percent[] {
  return [...plain(text).matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)(\s+off\b|\s+discount\b)?/gi)].map(
    ([found, digits, off]) => ({ value: Number(digits), isOff: Boolean(off), text: found }),
  )
}

/** What a figure such as '15K+', '1.2M', '98%' or '15,000+' counts; null for '24/7' and for words. */
export function readFigure(figure: string): { value: number; unit: '' | '%' } | null {
  const found = /^(\d[\d,]*(?:\.\d+)?)\s?([KM])?\s?(%)?\+?$/i.exec(plain(figure).trim())
  if (!found) return null
  const [, digits = '', size = '', percent] = found
  const times = { '': 1, K: 1_000, M: 1_000_000 }[size.toUpperCase()] ?? 1
  return { value: Number(digits.replaceAll(',', '')) * times, unit: percent ? '%' : '' }
}
