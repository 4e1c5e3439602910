import { createHash } from 'node:crypto'
import { bootText } from './boot-text.ts'

export type Finished = {
  /** The document, in which no script stands but the boot. */
  html: string
  /** What its inline scripts said: React's data, for a file of its own. */
  script: string
  /** That file's name. */
  scriptHash: string
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const chunk = /^ src="\/_next\/static\/chunks\/[\w.~-]+\.js"(?: async=""| noModule="")$/
const beginning = '(self.__next_f=self.__next_f||[]).push([0])'
const calls = [
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
]

/**
 * Takes React's data, half of the document, out of its inline scripts into a file named by its content, so that no inline script needs to
 * be allowed but the boot. Null when the document does not look as Next makes it today: then it is sent as it is.
 */
export function finish(html: string, path: string): Finished | null {
  const taken: string[] = []
  let isKnown = true
  const rest = html.replace(scripts, (tag, attributes: string, text: string) => {
    if (attributes === ' type="application/ld+json"' || (text === '' && chunk.test(attributes))) return tag
    if (attributes === '' && text === bootText) return tag
    if ((attributes === '' || attributes === ' id="_R_"') && isData(text)) {
      taken.push(text)
      return taken.length === 1 ? '\0' : ''
    }
    isKnown = false
    return tag
  })
  if (!isKnown || !rest.includes(bootText) || taken.length < 2 || html.includes('\0')) return null
  const script = `${taken.join(';\n')};\n`
  const scriptHash = hashOf(script)
  // Deferred: React's data have to be there before the document counts as read.
  const address = `/_page/${scriptHash}.js?of=${encodeURIComponent(path)}`
  return { html: rest.replace('\0', `<script src="${address}" defer=""></script>`), script, scriptHash }
}

/** Nothing but data handed over: what somebody smuggled into a page must not come into a file that may run. */
function isData(script: string): boolean {
  if (script === beginning) return true
  const handed = calls.map((call) => call.exec(script)?.[1]).find(Boolean)
  if (!handed) return false
  try {
    JSON.parse(handed)
    return true
  } catch {
    return false
  }
}

/** 22 letters that stand for these bytes. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
