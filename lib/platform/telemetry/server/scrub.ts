import { stripVTControlCharacters } from 'node:util'

const maxLength = 400

/** A word that somebody typed has no underscore. */
const ownName = /^"[a-z]+(?:_[a-z\d]+)+"$/

/** In this order: what a later pattern looks for may stand within what an earlier one takes out. */
const personal: [pattern: RegExp, instead: string | ((found: string) => string)][] = [
  // PostgreSQL's details, and what a validator quotes.
  [/\([^()]*\)=\([^()]*\)/g, '(…)'],
  // What is quoted may itself quote: from the first to the last, but a name in the database.
  [/"[a-z]+(?:_[a-z\d]+)+"|"[\s\S]*"|"[\s\S]*$/g, (found) => (ownName.test(found) ? found : '‹text›')],
  [/“[^”]*”|‘[^’]*’|`[^`]*`|(?<!\w)'[^'\n]*'(?!\w)/g, '‹text›'],
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s<>)\]]+/gi, (found) => URL.parse(found)?.host ?? '‹address›'],
  [/(?<=\S)\?\S+/g, '?…'],
  [/[^\s<>()[\],:;=]+@[^\s<>()[\],:;=]+/g, '‹mail›'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '‹secret›'],
  [/\b[\w-]*\.[\w-]{8,}\.[\w-]{8,}\b/g, '‹secret›'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}(?:%\w+)?(?![\w:])/gi, '‹network›'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '‹network›'],
  // Whatever is long and has digits: a code, a token, an id.
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z\d_-]{10,}/g, '‹id›'],
  [
    /\b[A-Z\d]{3,}(?:-[A-Z\d]{3,})+\b/g,
    (found) => (/\d/.test(found) && /[A-Z]/.test(found) ? '‹id›' : found),
  ],
  [/\+?\(?\d[\d\s().-]{3,}\d/g, '‹number›'],
]

/**
 * A sentence of somebody else's (a database, a vendor, Node) without what may be about a person: what is quoted, mail
 * and web addresses, networks, long ids, numbers from five digits on. One line of at most 400 characters.
 */
export function scrub(sentence: string): string {
  // First cut: no pattern needs longer for a message that somebody made long.
  let rest = stripVTControlCharacters(sentence.slice(0, 4 * maxLength))
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, instead] of personal) rest = rest.replace(pattern, instead as string)
  return rest.slice(0, maxLength)
}

export type ErrorFacts = {
  type: string
  message: string
  code?: string
  status?: number
  at?: string[]
  cause?: string
}

/** What a log says of whatever was thrown. */
export function describeError(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) {
    const { code, message = thrown } = Object(thrown) as { code?: unknown; message?: unknown }
    return { type: typeof thrown, message: scrub(String(message)), ...(word(code) && { code: word(code) }) }
  }
  const { code, status, statusCode, cause } = thrown as {
    code?: unknown
    status?: unknown
    statusCode?: unknown
    cause?: unknown
  }
  const number = [status, statusCode].find((one) => typeof one === 'number')
  const at = placesOf(thrown)
  return {
    type: word(thrown.name) ?? 'Error',
    message: scrub(thrown.message),
    ...(word(code) && { code: word(code) }),
    ...(typeof number === 'number' && { status: number }),
    ...(at.length > 0 && { at }),
    ...(cause instanceof Error && {
      cause: `${word((cause as { code?: unknown }).code) ?? cause.name}: ${scrub(cause.message)}`,
    }),
  }
}

/** A word of a program's, such as ECONNREFUSED or 23505. */
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z\d][\w-]{0,39}$/.test(value) ? value : undefined

const maxPlaces = 4

/** Files and lines alone; what the message says may look like a stack, and stands before it. */
function placesOf({ stack = '', message }: Error): string[] {
  const lines = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n')
  const places = lines.flatMap((line) => {
    const [, file] = /^ {4}at (?:[^()]* \()?((?:file:\/\/)?\/[\w./@[\]()~+-]+:\d+:\d+)\)?$/.exec(line) ?? []
    return file ? file.replace(/^.*\/(?=(?:\.next|node_modules|lib|app|local|scripts)\/)/, '') : []
  })
  return places.slice(0, maxPlaces)
}
