import { absolute } from '@/lib/content/seo/server/business'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/prices'
import { safeHref } from '@/lib/content/server/safe-href'
import { formatCents } from '@/lib/platform/shared/money'
import { phoneHref, withoutControls } from '@/lib/platform/shared/text'

/** A piece of Markdown; what is empty leaves no trace. */
export type Part = string | false | null | undefined

/** What stands below each other, with an empty line between. */
export const blocks = (...parts: Part[]): string => parts.filter(Boolean).join('\n\n')

/** The same in one line. */
export const facts = (...parts: Part[]): string => parts.filter(Boolean).join(' · ')

const special = /[\\`*_[\]<>~|]|&(?=#?\w+;)/g
/** A heading, a list, a rule or the line below a title. */
const atLineStart = /^(?:([-+=#])(?=\s|\1|$)|(\d{1,9})([.)])(?=\s|$))/

const escapeSpecial = (text: string) => withoutControls(text).replace(special, '\\$&')
const escapeStart = (line: string) =>
  line.replace(atLineStart, (_, mark, digits, dot) => (mark ? `\\${mark}` : `${digits}\\${dot}`))
const escapeLine = (line: string) => escapeStart(escapeSpecial(line).trim())

/** An editor's words in one line: whatever they hold, they are read as words. */
export const words = (text: string | null | undefined): string => escapeStart(oneLine(text))

const oneLine = (text: string | null | undefined) => escapeSpecial((text ?? '').replace(/\s+/g, ' ')).trim()

/** The same in the lines and paragraphs they were written in. */
export function paragraphs(text: string | null | undefined): string {
  return (text ?? '')
    .split('\n')
    .map(escapeLine)
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', '  \n'))
    .join('\n\n')
}

/** A heading, nothing without words; a `#` at its end would be taken for its frame. */
export function heading(level: 1 | 2 | 3 | 4, text: string | null | undefined): string {
  const said = oneLine(text).replace(/#+$/, (marks) => marks.replaceAll('#', '\\#'))
  return said && `${'#'.repeat(level)} ${said}`
}

/** A section’s heading and what it begins with. */
export const opening = (text: string | null | undefined, intro?: string | null) =>
  blocks(heading(2, text), paragraphs(intro))

/** Points that were escaped already. */
export const list = (points: Part[] | null | undefined): string =>
  (points ?? [])
    .filter((point) => typeof point === 'string' && point !== '')
    .map((point) => `- ${String(point).replace(/\n(?!\n)/g, '\n  ')}`)
    .join('\n')

/** An editor's points. */
export const points = (texts: string[] | null | undefined) => list(texts?.map(words))

/** Steps, counted; what belongs to one stands below it. */
export const numbered = (steps: string[]): string =>
  steps.map((step, index) => `${index + 1}. ${step.replace(/\n(?!\n)/g, '\n   ')}`).join('\n')

export function table(columns: Part[], rows: { label: string; cells: Part[] }[]): string {
  const row = (cells: Part[]) => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`
  return [
    row(['', ...columns]),
    row(['', ...columns].map(() => '---')),
    ...rows.map(({ label, cells }) => row([label, ...cells])),
  ].join('\n')
}

/** A whole address: of a place on this page, of another page of ours, or as it is; undefined where nothing safe is. */
function wholeAddress(href: string | null | undefined, here: string): string | undefined {
  const safe = safeHref(href)
  if (!safe) return undefined
  const whole = safe.startsWith('#') ? absolute(here + safe) : safe.startsWith('/') ? absolute(safe) : safe
  return whole.replace(/[()<>\\\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
}

type Link = { label?: string | null; href?: string | null }

/** An editor's link; its words alone where it leads nowhere safe, nothing without words. */
export function link(to: Link | null | undefined, here: string): string {
  const label = words(to?.label)
  const address = label && wholeAddress(to?.href, here)
  return address ? `[${label}](${address})` : label
}

/** Several in one line. */
export const links = (all: (Link | null | undefined)[] | null | undefined, here: string) =>
  facts(...(all ?? []).map((one) => link(one, here)))

/** A number to call, nothing without one. */
export const call = (phone: string | null | undefined, label = `Call ${phone}`) =>
  phone ? `[${words(label)}](${phoneHref(phone)})` : ''

/** The place where something is done that Markdown can't: a form, a map, a portal. */
export const doAt = (what: string, here: string, anchor?: string | null): string =>
  `${words(what)}: <${wholeAddress(anchor ? `#${anchor}` : here, here)}>`

/** Today's price and, when there was a higher one, what it was, or for a gift card what it is worth. */
export function price(
  dollars: number | null | undefined,
  originalDollars?: number | null,
  original: 'was' | 'worth' = 'was',
): string {
  const cents = priceCents(dollars)
  const before = priceCents(originalDollars)
  if (cents === null) return ''
  const more = before !== null && before > cents ? ` (${original} ${formatCents(before)})` : ''
  return `**${formatCents(cents)}**${more}`
}

type Body = NonNullable<BlockOf<'richText'>['body']>
type Block = Body[number]

/** An editor's text with its small headings, lists, strong words and links. */
export function richText(body: Body | null | undefined, here: string): string {
  let number = 0
  const parts = (body ?? []).map((block) => {
    const text = spans(block, here)
    number = block.listItem === 'number' ? number + 1 : 0
    if (!text) return { text, isListed: false }
    const indent = '   '.repeat(Math.max((block.level ?? 1) - 1, 0))
    if (block.listItem) {
      const mark = block.listItem === 'number' ? `${number}.` : '-'
      return { text: `${indent}${mark} ${text.replaceAll('\n', `\n${indent}   `)}`, isListed: true }
    }
    return { text: block.style === 'h3' ? `### ${text.replace(/\s*\n/g, ' ')}` : text, isListed: false }
  })
  return parts
    .filter(({ text }) => text)
    .reduce((all, { text, isListed }, index, shown) => {
      const isNext = isListed && shown[index - 1]?.isListed
      return index === 0 ? text : `${all}${isNext ? '\n' : '\n\n'}${text}`
    }, '')
}

function spans({ children, markDefs }: Block, here: string): string {
  const said = (children ?? []).map(({ text = '', marks = [] }) => {
    const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(escapeSpecial(text)) ?? []
    if (!inside) return text && ' '
    const target = markDefs?.find(({ _key }) => marks.includes(_key))
    const address = wholeAddress(target?.href, here)
    const linked = address ? `[${inside}](${address})` : inside
    const look = marks.includes('strong') ? '**' : marks.includes('em') ? '*' : ''
    return `${before && ' '}${look}${linked}${look}${after && ' '}`
  })
  const lines = said.join('').trim().split('\n')
  return lines.map((line) => escapeStart(line.trim())).join('  \n')
}
