import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/**
 * A rule of a style sheet with the at-rules around it: with what its selectors name, or with a name that another rule
 * has to use, or always there.
 */
export type ScreenRule = { within: string[] } & (
  | { selectors: [text: string, ways: string[][]][]; declarations: [property: string, text: string][] }
  | { text: string; name?: string }
)

/** Written by the build (scripts/demo/build.ts): the rules of each style sheet, by its address. */
export const screenRulesFile = new URL('../../../../.next/static/chunks/first-screen.json', import.meta.url)
let built: Record<string, ScreenRule[]> | undefined

const sheetLinks = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g
const texts = /<script\b[^>]*>[\s\S]*?<\/script>|(?<=>)[^<]+/g
/** From here on a screen waits for its style sheet, as it does without scripts. */
const wide = '(min-width:48rem)'
/**
 * What comes after the first section of a page waits for the style sheet: the boot, which shows it part by part, says
 * so first, because without it nothing would show it. What stands after a part waits for it, or would be pushed down.
 */
const part = 'main>section~* :is(section,li:is([id],[data-category]),.card):not([data-shown])'
const hidden = `main>section~:not([data-shown]),${part},${part}~*,main~:not([data-shown],dialog)`

/**
 * A document that a phone can paint before its style sheet is there: the rules its first screen needs stand in it, the
 * boot shows the rest. As it is where the build doesn't know its style sheets or the page has no section.
 */
export function withFirstScreen(html: string, sheets = builtSheets()): string {
  const links = [...html.matchAll(sheetLinks)].map(([link]) => link)
  const [firstLink] = links
  const rules = links.map((link) => sheets[link.split('"')[3] ?? ''])
  const start = firstSection(html)
  if (!firstLink || start < 0 || !rules.every((known) => known !== undefined)) return html
  // Its tags: words and what a script says change with every price.
  const first = html.slice(html.indexOf('<body'), endOf(html, start)).replace(texts, '')
  const known = madeOf(sheets)
  const screen = createHash('sha256')
    .update(links.join('') + first)
    .digest('base64')
  const css = known.get(screen) ?? cssFor(rules.flat(), first)
  keep(known, screen, css)
  const style =
    `<style id="first-screen" media="not all and ${wide}">${css}</style>` +
    `<style id="later" media="not all">html{overflow-y:scroll}${hidden}{display:none!important}</style>`
  return html
    .replace(firstLink, (link) => style + link)
    .replaceAll(sheetLinks, (link, href: string) => {
      const forWide = link.replace('/>', ` media="${wide}"/>`)
      return `<link rel="preload" as="style" href="${href}"/>${forWide}<noscript>${link}</noscript>`
    })
}

/** The rules of a screen, by what they were made of: a publish seldom changes it, and pages of one person's share it. */
const made = new WeakMap<object, Map<string, string>>()
const maxMade = 200

function madeOf(sheets: object): Map<string, string> {
  const known = made.get(sheets) ?? new Map()
  made.set(sheets, known)
  return known
}

/** The last used stand last. */
function keep(known: Map<string, string>, screen: string, css: string): void {
  known.delete(screen)
  known.set(screen, css)
  for (const oldest of known.keys()) {
    if (known.size <= maxMade) break
    known.delete(oldest)
  }
}

function builtSheets(): Record<string, ScreenRule[]> {
  built ??= existsSync(screenRulesFile) ? JSON.parse(readFileSync(screenRulesFile, 'utf8')) : {}
  return built as Record<string, ScreenRule[]>
}

/** Without what opens only when somebody acts; of an element that no phone shows, its tag alone. */
function withoutHidden(html: string, rules: ScreenRule[]): string {
  const hiding = new Set(
    rules.flatMap((rule) =>
      'selectors' in rule && isHiding(rule) ? rule.selectors.map(([text]) => text) : [],
    ),
  )
  let rest = ''
  let at = 0
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(
    /<([a-z][\w-]*)((?: [^>]*)?)>/g,
  )) {
    const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
    const opens = name === 'dialog' || attributes.includes(' popover=')
    const isHidden = opens || classes.some((one) => hiding.has(`.${one}`))
    if (index < at || !isHidden || attributes.endsWith('/')) continue
    rest += html.slice(at, index) + (opens ? '' : tag)
    at = endOf(html, index)
  }
  return rest + html.slice(at)
}

const isHiding = ({ within, declarations }: Styled) =>
  String(declarations) === 'display,display:none' &&
  within.some((at) => Number(/^@media not all and \(min-width:(\d+)rem\)/.exec(at)?.[1]) >= 48)

/** Where the first section that is a child of `main` begins; -1 without one. */
function firstSection(html: string): number {
  const opening = /<(?!\/)[^>]*>/y
  opening.lastIndex = html.indexOf('>', html.indexOf('<main')) + 1
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { 0: tag, index } = found
    if (tag.startsWith('<section')) return index
    if (!tag.startsWith('<!') && !tag.endsWith('/>')) opening.lastIndex = endOf(html, index)
  }
  return -1
}

/** Where the element ends that begins here. */
function endOf(html: string, start: number): number {
  const [, name] = /^<([a-z][\w-]*)/.exec(html.slice(start, start + 20)) ?? []
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', tag.index) + 1
  }
  return html.length
}

/** What the file of shapes reads of the page around (components/art/shapes.tsx). */
export const readByShapes = ['--hue', '--fill', '--wash-deep', '--stem']

/** The rules that may matter for these elements, as text; properties nobody reads are left out. */
function cssFor(rules: ScreenRule[], html: string): string {
  const there = new Set(['html', 'body', 'head'])
  for (const [, name = '', attributes = ''] of withoutHidden(html, rules).matchAll(
    /<([a-z][\w-]*)((?: [^>]*)?)>/g,
  )) {
    there.add(name)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      there.add(attribute.toLowerCase()).add(`${attribute.toLowerCase()}=${value}`)
      if (attribute === 'class') for (const one of value.split(' ')) there.add(`.${one}`)
    }
  }
  const kept = withInitialValues(
    rules.flatMap((rule): ScreenRule[] => {
      if (!('selectors' in rule)) return [rule]
      const selectors = rule.selectors.filter(([, ways]) =>
        ways.some((way) => way.every((one) => there.has(one))),
      )
      return selectors.length > 0 ? [{ ...rule, selectors }] : []
    }),
  )
  const inDocument = html.match(/var\(--[\w-]+/g) ?? []
  const used = usedBy(kept, html.includes('<use ') ? [...inDocument, ...readByShapes] : inDocument)
  let css = ''
  let open: string[] = []
  for (const rule of kept) {
    const text =
      'selectors' in rule ? ruleText(rule, used) : !rule.name || used.has(rule.name) ? rule.text : ''
    if (!text) continue
    let same = 0
    while (same < open.length && open[same] === rule.within[same]) same++
    css += '}'.repeat(open.length - same)
    css += rule.within
      .slice(same)
      .map((at) => `${at}{`)
      .join('')
    open = rule.within
    css += text
  }
  return css + '}'.repeat(open.length)
}

/** A registered property that none of these rules sets has everywhere the value it begins with. */
function withInitialValues(rules: ScreenRule[]): ScreenRule[] {
  const initial = new Map<string, string>()
  for (const rule of rules) {
    const [, value] = /^@property.*initial-value:([^;}]+)/s.exec('text' in rule ? rule.text : '') ?? []
    if ('text' in rule && rule.name && value) initial.set(rule.name, value)
  }
  for (const rule of rules)
    if ('selectors' in rule) for (const [property] of rule.declarations) initial.delete(property)
  const written = (text: string) =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => initial.get(name) ?? whole)
  return rules.map((rule) =>
    'selectors' in rule
      ? { ...rule, declarations: rule.declarations.map(([property, text]) => [property, written(text)]) }
      : rule,
  )
}

type Styled = Extract<ScreenRule, { selectors: unknown }>

function ruleText({ selectors, declarations }: Styled, used: Set<string>): string {
  const kept = declarations.filter(([property]) => !property.startsWith('--') || used.has(property))
  const texts = kept.map(([, text]) => text).join(';')
  return texts && `${selectors.map(([text]) => text).join(',')}{${texts}}`
}

/** Names of custom properties and animations that a rule or the document uses, also by way of another property. */
function usedBy(rules: ScreenRule[], inDocument: string[]): Set<string> {
  const used = new Set<string>()
  const all = rules.flatMap((rule) => ('selectors' in rule ? rule.declarations : []))
  const waiting = all.filter(([property]) => !property.startsWith('--')).map(([, text]) => text)
  waiting.push(...inDocument)
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [name] of text.matchAll(/--[\w-]+|(?<=animation[^;]*[:\s,])[a-z][\w-]+/g)) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(
        ...all.filter(([property]) => property === name).map(([, value]) => value.replace(name, '')),
      )
    }
  return used
}
