const deepest = 100
const texts = ['email', 'phone', 'password', 'token', 'token_hash', 'refresh_token', 'type']

/**
 * What hosted Supabase would refuse with 400 in this JSON body and lite answers with 500, as a sentence that names the field;
 * undefined when there is nothing. Bodies that are no JSON are lite's own matter.
 */
export function bodyProblem(pathname: string, body: unknown): string | undefined {
  if (body === undefined) return undefined
  const values = allValues(body)
  if (!values) return `The request body is nested deeper than ${deepest} levels.`
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    return 'The request body holds a NUL character (\\u0000).'
  if (values.some((value) => typeof value === 'string' && !value.isWellFormed()))
    return 'The request body holds half of a character.'
  const isAuth = pathname.startsWith('/auth/')
  if (!isAuth && !pathname.startsWith('/rest/v1/rpc/')) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return 'The request body must be a JSON object.'
  const wrong = isAuth && texts.find((name) => !isTextOrNothing(Reflect.get(body, name)))
  return wrong ? `The field "${wrong}" must be text.` : undefined
}

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'

/** Every value inside, and the keys; undefined when it is nested too deeply. Not recursive, because the depth is the caller's. */
function allValues(body: unknown): unknown[] | undefined {
  const found: unknown[] = []
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined
    const objects = level.filter((value) => typeof value === 'object' && value !== null)
    for (const value of level) found.push(value)
    for (const value of objects)
      if (!Array.isArray(value)) for (const key of Object.keys(value)) found.push(key)
    level = objects.flatMap((value) => Object.values(value))
  }
  return found
}
