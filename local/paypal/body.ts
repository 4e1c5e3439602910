import { readBody } from '../../lib/platform/server/request-body.ts'
import { PaypalError, statusAnswer } from './errors.ts'
import { isNestedDeeper } from './json-text.ts'

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
