import { readBody } from '../../lib/platform/server/request-body.ts'
import { PaypalError, statusAnswer } from './errors.ts'

const maxBytes = 1024 * 1024
const maxLevels = 40

/** Thrown to answer at once. */
export class Answer extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('answered')
    this.response = response
  }
}

/** The body's text. Throws an answer of 413 when it is larger than 1 MB. */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBody(request, maxBytes)
  if (!bytes) throw new Answer(statusAnswer(413))
  return new TextDecoder().decode(bytes)
}

/**
 * The body as JSON with its text; an empty one is `{}`. Throws 415 for another content type and 400 for broken JSON.
 */
export async function readJson(request: Request): Promise<{ text: string; value: unknown }> {
  // PayPal too wants this header where there is no body.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Answer(statusAnswer(415))
  const text = await readText(request)
  if (text.trim() === '') return { text, value: {} }
  if (isNestedDeeper(text, maxLevels)) throw new PaypalError('MALFORMED_REQUEST_JSON')
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    throw new PaypalError('MALFORMED_REQUEST_JSON')
  }
}

/** Whether JSON text is nested deeper than `most`; by its brackets, so without reading it into memory. */
function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (bracket === '{' || bracket === '[') depth += 1
    if (bracket === '}' || bracket === ']') depth -= 1
    if (depth > most) return true
  }
  return false
}

/**
 * The exact text of one member of a JSON object (which has to be valid); undefined when it is missing or there twice.
 */
export function memberText(text: string, name: string): string | undefined {
  const found: string[] = []
  let depth = 0
  let key: string | undefined
  let start = -1
  const close = (end: number) => {
    if (key === name && start >= 0) found.push(text.slice(start, end).trim())
    key = undefined
    start = -1
  }
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/gs)) {
    const [token] = match
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') {
      depth -= 1
      if (depth === 0) close(match.index)
    } else if (depth !== 1) continue
    else if (token === ',') close(match.index)
    else if (token === ':') start = match.index + 1
    else if (start < 0) key = JSON.parse(token)
  }
  return found.length === 1 ? found[0] : undefined
}
