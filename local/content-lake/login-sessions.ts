import { randomBytes } from 'node:crypto'

const lifetimeMs = 60_000
const mostAtOnce = 1000

/** Session ids between choosing a person and fetching the token: single use, one minute, at most 1000 at a time. */
export function createLoginSessions(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { token: string; endsAt: number }>()

  return {
    /** A new id for this token; 43 characters, because the Studio ignores ids shorter than 20. */
    open(token: string): string {
      for (const [sid, session] of waiting) {
        if (session.endsAt > now() && waiting.size < mostAtOnce) break
        waiting.delete(sid)
      }
      const sid = randomBytes(32).toString('base64url')
      waiting.set(sid, { token, endsAt: now() + lifetimeMs })
      return sid
    },
    /** The token of this id, once; undefined when it is unknown, used or older than a minute. */
    take(sid: string): string | undefined {
      const session = waiting.get(sid)
      waiting.delete(sid)
      return session && session.endsAt > now() ? session.token : undefined
    },
  }
}
