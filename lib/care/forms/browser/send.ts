import type { Challenge } from 'altcha-lib'
import { askApi } from '@/lib/platform/browser/api-client'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { requestFormToken } from './form-token'

export type Words = { title: string; description: string }
export type Sent =
  /**
   * `words` instead of the published ones, `path` where there is more to read; a `challenge` when it is held only until the browser has done some work.
   */
  | { outcome: 'received'; words?: Words; path?: string; isHeld?: boolean; challenge?: Challenge }
  | { outcome: 'invalid'; problems: Problems }
  | { outcome: 'too_many'; message: string }
  | { outcome: 'failed' }

/**
 * Hands a filled-in form to the server and says what became of it; the key makes sending again harmless. Never
 * rejects.
 */
export async function sendForm(id: string, key: string, values: object): Promise<Sent> {
  const send = { key, values, stamp: await requestFormToken() }
  const { outcome, status, body, message } = await askApi(`/api/forms/${id}`, { send })
  if (outcome === 'answered' && body.outcome === 'received') return body as Received
  if (status === 429) return { outcome: 'too_many', message }
  if (status === 400 && body.problems) return { outcome: 'invalid', problems: body.problems as Problems }
  return { outcome: 'failed' }
}

type Received = Extract<Sent, { outcome: 'received' }>
