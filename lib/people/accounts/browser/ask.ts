/** The calls of `app/api/account`. */
export type AccountCall =
  | 'sign-in'
  | 'sign-up'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'recover'
  | 'resend'
  | 'password'
  | 'email'
  | 'name'
  | 'export'
  | 'delete'
  | 'orders/claim'
  | 'orders/look'

export type AccountAnswer<Body> =
  | { isDone: true; body: Body }
  /** `message` is a sentence for people; `field` names what it is about, null when it is about no field. */
  | { isDone: false; message: string; field: string | null }

/** A shaky line gets this long. */
const timeoutMs = 20_000

/** Asks one thing of our own server. Never rejects: without an answer it says what to do. */
export async function askAccount<Body>(
  call: AccountCall,
  fields: Record<string, string> = {},
  phone: string | null = null,
): Promise<AccountAnswer<Body>> {
  const instead = `We couldn’t reach our server. Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`
  try {
    const response = await fetch(`/api/account/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.json()
    if (response.ok) return { isDone: true, body }
    return { isDone: false, message: textOf(body.message) ?? instead, field: textOf(body.field) }
  } catch {
    return { isDone: false, message: instead, field: null }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)
