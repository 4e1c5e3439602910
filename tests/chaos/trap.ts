import type { KillPoint, Moment } from './kill-points.ts'

export type Trap = {
  /** From now on only calls that name one of these ids matter; others they become known by are added. */
  follow(ids: string[]): void
  /** Waits for this point in such a call; resolves when the process was killed there. */
  arm(point: KillPoint): Promise<void>
  /** Kills and returns true when this is the point; the caller then forwards nothing more. */
  at(call: string, moment: Moment, text: string): Promise<boolean>
  /** Notes the ids under which later calls will speak of the same checkout. */
  learn(call: string, request: string, answer: string): void
}

type Armed = { point: KillPoint; sprung(): void }

/** The one place that decides that a process dies now. `kill` resolves when it is dead. */
export function createTrap(kill: () => Promise<void>): Trap {
  let ids = new Set<string>()
  let armed: Armed | undefined
  const isFollowed = (text: string) => [...ids].some((id) => text.includes(id))
  return {
    follow(followed) {
      ids = new Set(followed)
      armed = undefined
    },
    arm: (point) =>
      new Promise((resolve) => {
        armed = { point, sprung: resolve }
      }),
    async at(call, moment, text) {
      if (armed?.point.call !== call || armed.point.moment !== moment || !isFollowed(text)) return false
      const { sprung } = armed
      armed = undefined
      await kill()
      sprung()
      return true
    },
    learn(call, request, answer) {
      if (isFollowed(request + answer)) for (const id of newIds(call, request, answer, ids)) ids.add(id)
    },
  }
}

function newIds(call: string, request: string, answer: string, known: Set<string>): string[] {
  if (call === 'record-event') return texts(parsed(request).p_event_id)
  if (call === 'place-order') return texts(parsed(answer).order_id, parsed(answer).attempt_id)
  if (call === 'paypal-create') return texts(parsed(answer).id)
  if (call !== 'take-mails') return []
  const rows = Object.values(parsed(answer)) as Record<string, unknown>[]
  return rows.filter((row) => known.has(String(row.order_id))).flatMap((row) => texts(row.id))
}

const texts = (...values: unknown[]) => values.filter((value) => typeof value === 'string')

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
