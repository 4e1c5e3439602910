import { askApi } from '@/lib/platform/browser/api-client'

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

/** Asks one thing of our own server. Never rejects: without an answer it says what to do. */
export async function askAccount<Body>(
  call: AccountCall,
  fields: Record<string, string> = {},
  phone: string | null = null,
): Promise<AccountAnswer<Body>> {
  const { outcome, body, message, field } = await askApi(`/api/account/${call}`, { send: fields })
  if (outcome === 'answered') return { isDone: true, body: body as Body }
  const instead = `We couldn’t reach our server. Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`
  return { isDone: false, message: message || instead, field }
}
