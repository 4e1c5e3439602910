import { setTimeout as delay } from 'node:timers/promises'
import type { KillPoint, Moment, Victim } from './kill-points.ts'

/** Who dies, and how long after the call was forwarded when it dies in a call. */
export type Death = { victim: Victim; lingerMs: number }

export type Trap = {
  /** From now on only calls that name one of these ids matter; others they become known by are added. */
  follow(ids: string[]): void
  /** Waits for this point in such a call; resolves when the victim was killed there. */
  arm(point: KillPoint, death: Death): Promise<void>
  /** Whether this is the point. */
  isSetFor(call: string, moment: Moment, text: string): boolean
  /**
   * Kills when this is the point. True: the call ends here, since who asked is dead, or who should answer never hears
   * of it.
   */
  at(call: string, moment: Moment, text: string): Promise<boolean>
  /** Notes the ids under which later calls will speak of the same checkout. */
  learn(call: string, request: string, answer: string): void
}

type Armed = { point: KillPoint; death: Death; sprung(): void }

/** The one place that decides that a process dies now. `kill` resolves when it is dead. */
export function createTrap(kill: (victim: Victim) => Promise<void>): Trap {
  let ids = new Set<string>()
  let armed: Armed | undefined
  /** The claim for mails names nobody; the next one after the payment was recorded is for this checkout's. */
  let hasMails = false
  const isFollowed = (call: string, text: string) =>
    [...ids].some((id) => text.includes(id)) || (call === 'take-mails' && hasMails)
  const isSetFor = (call: string, moment: Moment, text: string) =>
    armed?.point.call === call && armed.point.moment === moment && isFollowed(call, text)
  return {
    follow(followed) {
      ids = new Set(followed)
      hasMails = false
      armed = undefined
    },
    arm: (point, death) =>
      new Promise((resolve) => {
        armed = { point, death, sprung: resolve }
      }),
    isSetFor,
    async at(call, moment, text) {
      if (!armed || !isSetFor(call, moment, text)) return false
      const { sprung, death } = armed
      armed = undefined
      if (moment === 'in' && death.lingerMs > 0) await delay(death.lingerMs)
      await kill(death.victim)
      sprung()
      return death.victim === 'site' || moment === 'before'
    },
    learn(call, request, answer) {
      if (!isFollowed('', request + answer)) return
      for (const id of newIds(call, request, answer, ids)) ids.add(id)
      if (call === 'record-capture') hasMails = true
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
