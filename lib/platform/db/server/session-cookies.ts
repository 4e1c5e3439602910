import { signedInHint } from '@/lib/platform/shared/cookie-names'

/** The session's cookie; a long one is kept in parts named session.0, session.1 and so on. */
export const sessionCookie = 'session'

/** Of the link a mail was sent with: what only the browser that asked for the mail has (PKCE). */
export const verifierCookie = `${sessionCookie}-code-verifier`

type Named = { name: string; value: string }

export const isSessionPart = (name: string): boolean => /^session(?:\.\d{1,2})?$/.test(name)

const tokenShape = /^[\w.~+/=-]{1,8192}$/

/** The cookies without a session that somebody made up: what can't be one is as if it were not there. */
export function soundCookies(cookies: Named[]): Named[] {
  const parts = cookies.filter(({ name }) => isSessionPart(name))
  return isSession(parts) ? cookies : cookies.filter(({ name }) => !isSessionPart(name))
}

function isSession(parts: Named[]): boolean {
  const whole = parts.find(({ name }) => name === sessionCookie)?.value
  const value =
    whole ??
    parts
      .toSorted((one, other) => Number(one.name.split('.')[1]) - Number(other.name.split('.')[1]))
      .map((part) => part.value)
      .join('')
  if (!value.startsWith('base64-')) return false
  try {
    const session: unknown = JSON.parse(Buffer.from(value.slice(7), 'base64url').toString('utf8'))
    if (typeof session !== 'object' || session === null) return false
    const { access_token, refresh_token, expires_at } = session as Record<string, unknown>
    const isToken = (token: unknown) => typeof token === 'string' && tokenShape.test(token)
    return isToken(access_token) && isToken(refresh_token) && Number.isSafeInteger(expires_at)
  } catch {
    return false
  }
}

type Written<Options> = Named & { options: Options }

/** The cookies of single flows, which only browser code that follows several links at once has use for. */
const isFlowPart = (name: string) => /-flows?-.*code-verifier$/.test(name)

/** A mail's link can be followed for an hour. */
const verifierSeconds = 3600

/**
 * What is written of these changes: the session, with the hint that scripts can read, which comes and goes with it (AUTH-003), and what
 * answers a mail's link, for as long as the link works.
 */
export function cookiesToWrite<Options extends object>(changed: Written<Options>[]): Written<Options>[] {
  const own = changed.flatMap((cookie) => {
    if (isFlowPart(cookie.name)) return []
    if (cookie.name !== verifierCookie || cookie.value === '') return [cookie]
    return [{ ...cookie, options: { ...cookie.options, maxAge: verifierSeconds } }]
  })
  const parts = own.filter(({ name }) => isSessionPart(name))
  const given = parts.find(({ value }) => value !== '')
  const model = given ?? parts[0]
  if (!model) return own
  const hint = { name: signedInHint, value: given ? '1' : '' }
  return [...own, { ...hint, options: { ...model.options, httpOnly: false } }]
}
