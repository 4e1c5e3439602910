import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import inject from 'light-my-request'
import { type Origin, withRendering } from '../../cache/server/rendering.ts'
import { env } from '../../server/env.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; origin?: Origin }

/** Whoever asks for a page, perhaps from within a call of Next's: a rendering must not take itself for a part of that call. */
const outside = AsyncLocalStorage.snapshot()
let next: RequestListener | undefined

/** Remembers Next's own listener, which the front stands before. */
export function renderWith(listener: RequestListener): void {
  next = listener
}

/**
 * Has Next answer for a page within this process, as it would to anybody without cookies. `origin` is set where the answer is a page
 * that may be stored; with `wantsFresh` an old one is rendered anew first. Throws when Next breaks off.
 */
export async function renderPage(path: string, { wantsFresh }: { wantsFresh: boolean }): Promise<Answer> {
  const listener = next
  if (!listener) throw new Error('The server has not started.')
  const { host, protocol } = new URL(env.siteUrl)
  const headers = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': '127.0.0.1',
    'accept-encoding': 'identity',
  }
  const rendering: { wantsFresh: boolean; origin?: Origin } = { wantsFresh }
  // Awaited within: `inject` begins where it is awaited.
  const ask = async () =>
    await inject(
      (request, response) => {
        Promise.resolve(listener(request as never, response as never) as unknown).catch((error) =>
          response.destroy(error),
        )
      },
      { method: 'GET', url: path, headers },
    )
  const { statusCode, headers: answered, rawPayload } = await outside(() => withRendering(rendering, ask))
  return {
    status: statusCode,
    headers: answered as IncomingHttpHeaders,
    body: rawPayload,
    origin: rendering.origin,
  }
}
