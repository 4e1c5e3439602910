import { createHash, randomUUID } from 'node:crypto'
import { bootText } from './boot-text.ts'
import { withFirstScreen } from './first-screen.ts'
import { bundled } from './script-bundle.ts'

/** A document taken apart. */
export type Parts = {
  /** The text, in which no script stands but the boot and what search engines read. */
  rest: string
  /**
   * What its inline scripts handed over, as JSON, each with the name of the list it is handed to; in the order it has
   * to be handed over.
   */
  data: [list: string, item: string][]
  /** The addresses of its scripts. */
  scripts: string[]
}

// Nobody can guess it: what a visitor typed may stand in the document.
const place = `\0${randomUUID()}`
const scriptTags = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const preloads =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g
const chunk = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: async=""|( noModule=""))$/
const calls: [list: string, call: RegExp][] = [
  ['__next_f', /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/],
  ['__next_f', /^self\.__next_f\.push\((\[[\s\S]*\])\)$/],
  [
    'TURBOPACK',
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
  ],
]

/**
 * Takes the scripts out of a document: the boot loads them when somebody is there, so that nobody waits for them, and
 * no inline script needs to be allowed but the boot itself. Null when the document does not look as Next makes it
 * today: then it is sent as it is.
 */
export function takeApart(html: string): Parts | null {
  const data: Parts['data'] = []
  const scripts = new Set<string>()
  let isKnown = true
  const rest = html.replace(preloads, '').replace(scriptTags, (tag, attributes: string, text: string) => {
    if (attributes === ' type="application/ld+json"' || (attributes === '' && text === bootText)) return tag
    const [, address, isForOldBrowsers] = (text === '' && chunk.exec(attributes)) || []
    // Those don't understand the boot either.
    if (isForOldBrowsers) return ''
    if (address) {
      scripts.add(address)
      return ''
    }
    const datum = attributes === '' || attributes === ' id="_R_"' ? datumOf(text) : undefined
    if (!datum) {
      isKnown = false
      return tag
    }
    data.push(datum)
    return data.length === 1 ? place : ''
  })
  if (!isKnown || !rest.includes(bootText) || data.length < 3 || scripts.size === 0) return null
  return {
    rest: withFirstScreen(rest.replaceAll('></use>', '/>')),
    data: inOrder(data),
    scripts: bundled([...scripts]),
  }
}

/** What begins the page comes last: whenever it is there, all the rest is. */
function inOrder(data: Parts['data']): Parts['data'] {
  const isBeginning = ([list]: [string, string]) => list === 'TURBOPACK'
  return [...data.filter((datum) => !isBeginning(datum)), ...data.filter(isBeginning)]
}

/**
 * The document of a page that everybody gets, and the file its data are in, half of the page: its name says what it
 * holds.
 */
export function withDataFile({ rest, data, scripts }: Parts, path: string) {
  const { script, scriptHash } = dataFile(data)
  const address = `/_page/${scriptHash}.js?of=${encodeURIComponent(path)}`
  return { html: filled(rest, JSON.stringify({ scripts: [address, ...scripts] })), script, scriptHash }
}

/** The file of a document's data alone, whatever else stands in it: another build may have made it. */
export function dataFileOf(html: string) {
  const data = [...html.matchAll(scriptTags)].flatMap(([, , text = '']) => {
    const datum = datumOf(text)
    return datum ? [datum] : []
  })
  return dataFile(inOrder(data))
}

function dataFile(data: Parts['data']) {
  const script = data.map(([list, item]) => `(self.${list}||=[]).push(${item});\n`).join('')
  return { script, scriptHash: hashOf(script) }
}

/** The document of a page that is kept nowhere; `isAtOnce`: its scripts load without waiting for anybody. */
export function withDataInside({ rest, data, scripts }: Parts, isAtOnce: boolean): string {
  const items = data.map(([list, item]) => `["${list}",${item}]`)
  return filled(rest, `{"isAtOnce":${isAtOnce},"data":[${items}],"scripts":${JSON.stringify(scripts)}}`)
}

const filled = (rest: string, json: string) =>
  rest.replace(
    place,
    () => `<script type="application/json" id="scripts">${json.replaceAll('<', '\\u003c')}</script>`,
  )

/** Nothing but data handed over: what somebody smuggled into a page must not come into a file that may run. */
function datumOf(script: string): [string, string] | undefined {
  for (const [list, call] of calls) {
    const item = call.exec(script)?.[1]
    if (item && isJson(item)) return [list, item]
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** 22 letters that stand for these bytes. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
