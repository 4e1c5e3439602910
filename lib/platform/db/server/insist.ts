import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'

/** A restart of the database takes a few seconds; a visitor waits so long rather than being turned away. */
const pausesMs = [200, 400, 800, 1600, 2500, 2500, 2500, 2500, 2500]

/** What PostgreSQL says while it ends or begins: shut down, crashed, not yet ready, connection lost. */
const passing = /^(?:57P0[123]|08\w{3})$/

type Answer = { status: number; error: { code?: string } | null }

/**
 * Asks the database again while it does not answer, for some fifteen seconds. Only for steps that do nothing the second time: an
 * answer that was lost may have been a yes. Resolves with the last answer, whatever it is.
 */
export async function insist<A extends Answer>(ask: () => PromiseLike<A>): Promise<A> {
  for (const pause of pausesMs) {
    const answer = await ask()
    if (!isPassing(answer)) return answer
    await delay(pause)
  }
  return ask()
}

const isPassing = ({ status, error }: Answer): boolean =>
  error !== null && (status === 0 || status >= 502 || passing.test(error.code ?? ''))
