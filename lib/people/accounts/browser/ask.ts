import type { AccountFormId } from '@/lib/people/accounts/shared/forms'
import { askApi } from '@/lib/platform/browser/api-client'
import type { Problems } from '@/lib/platform/forms/shared/schema'

export type AccountAnswer<Body> =
  | { isDone: true; body: Body }
  /** `message` is a sentence for people; it is about no field where there are no `problems`. */
  | { isDone: false; message: string; problems: Problems }

/** Asks one thing of our own server. Never rejects: without an answer it says what to do. */
export async function askAccount<Body>(
  call: AccountFormId,
  fields: Record<string, unknown> = {},
  phone: string | null = null,
): Promise<AccountAnswer<Body>> {
  const { outcome, body, message } = await askApi(`/api/account/${call}`, { send: fields })
  if (outcome === 'answered') return { isDone: true, body: body as Body }
  const problems = (body.problems ?? {}) as Problems
  return { isDone: false, message: message || unreachable(phone), problems }
}

/** Said when nobody answered. */
export const unreachable = (phone: string | null): string =>
  `We couldn’t reach our server. Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`
