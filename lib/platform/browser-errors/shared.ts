import { z } from 'zod'

/** What a browser tells when something went wrong on a page. */
export const errorReport = z.strictObject({
  message: z.string().max(1000),
  stack: z.string().max(4000).optional(),
  path: z.string().max(2000),
  digest: z
    .string()
    .regex(/^[\w@-]{1,64}$/)
    .optional(),
})
export type ErrorReport = z.infer<typeof errorReport>

/** One kind of error of the last 30 days, with the place where it was seen last. */
export type BrowserError = {
  message: string
  /** The first line of our own code in the stack, such as `chunks/abc.js:1:2345`; empty when there was none. */
  frame: string
  path: string
  browser: string
  /** By which the server's log names the same failure. */
  digest: string | null
  count: number
  lastAt: string
}

/**
 * What of a report may be kept: nothing typed, no address of a person, no key and no query string. Names of code
 * stay, because without them nobody finds the error.
 */
export function withoutPersons({ message, stack, path }: ErrorReport) {
  return {
    message: plainWords(message) || 'Without a message',
    frame: ownFrame(stack ?? ''),
    path: plainPath(path),
  }
}

const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Control}/gu, ' ')
    .replace(/\b([a-z]+:\/\/[^\s?#]*)[?#]\S*/gi, '$1')
    .replace(/["“`][^"”`]*["”`]/g, '"…"')
    // 'length' is a name of code; 'Maria Lopez' is not.
    .replace(/'([^'\n]*)'/g, (quoted, inner: string) =>
      /^[A-Za-z_$][\w$.]{0,40}$/.test(inner) ? quoted : "'…'",
    )
    .replace(/\S+@\S+/g, '…')
    .replace(/[\w-]{20,}/g, (word) => (/\d/.test(word) ? '…' : word))
    .replace(/\d[\d\s().+-]{4,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
    // Half a character is left where it was cut.
    .replace(/\p{Surrogate}/gu, '')

const ownFrame = (stack: string): string =>
  (stack.match(/\/_next\/static\/([\w./-]+\.js:\d+:\d+)/)?.[1] ?? '').slice(0, 200)

function plainPath(path: string): string {
  const segments = path.split(/[?#]/)[0]?.split('/') ?? []
  const plain = segments.map((segment) =>
    /^[a-z-]{0,60}$|^(?!.*\d{4})[a-z0-9-]{0,40}$/.test(segment) ? segment : '…',
  )
  return `/${plain.filter(Boolean).join('/')}`.slice(0, 200)
}

const families: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'Linux'],
]

/**
 * A browser in words, such as `Safari 18, iPhone`: enough to try it oneself, and shared by too many to tell who it
 * was.
 */
export function browserName(userAgent: string): string {
  const family = families.find(([look]) => look.test(userAgent))
  const system = systems.find(([look]) => look.test(userAgent))?.[1]
  const version = family && userAgent.match(family[0])?.[1]
  return [family ? `${family[1]} ${version}` : 'Another browser', system].filter(Boolean).join(', ')
}
