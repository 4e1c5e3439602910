import { type Refusal, readRefusal } from '@/lib/platform/shared/refusal'

/** An answer that takes longer is none: what waits for it would wait for ever on a connection that went silent. */
const defaultTimeoutMs = 30_000

/** What became of a call. `error`, `message` and `field` are '' and null where the answer has none. */
export type ApiAnswer = Refusal & {
  /** `unreachable` also where the answer is not JSON: then it was not our API that spoke. */
  outcome: 'answered' | 'refused' | 'unreachable' | 'too_slow'
  /** 0 without an answer. */
  status: number
  /** Empty without an answer. */
  body: Record<string, unknown>
}

type Options = Omit<RequestInit, 'body' | 'signal'> & {
  /** Sent as JSON, by POST unless `method` says otherwise. */
  send?: object
  /** Shorter only where somebody waits for what they can do without. */
  timeoutMs?: number
}

/** Asks the site's own API; the one place where a visitor's browser does. Never rejects. */
export async function askApi(
  path: string,
  { send, timeoutMs = defaultTimeoutMs, ...init }: Options = {},
): Promise<ApiAnswer> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      ...(send && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(send),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
    const body = (await response.json()) ?? {}
    return {
      ...readRefusal(body),
      outcome: response.ok ? 'answered' : 'refused',
      status: response.status,
      body,
    }
  } catch (error) {
    const outcome = error instanceof Error && error.name === 'TimeoutError' ? 'too_slow' : 'unreachable'
    return { ...readRefusal({}), outcome, status: 0, body: {} }
  }
}
