/** A JSON answer that no cache keeps. */
export const answerJson = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A refusal: a word for programs and a sentence for people. */
export const answerProblem = (
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response => answerJson(status, { error, message }, headers)

/** A refusal of what was asked too often; it may be asked again in so many seconds. */
export const answerTooOften = (seconds: number): Response =>
  answerProblem(429, 'too_many', `Too many tries. Please wait ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })
