import type { Refusal } from '../../../../lib/platform/shared/refusal.ts'

/** A call of this person that waits for a code, and the server's word why. */
type Asked = {
  refusal: Refusal
  /** The code is on its way: what comes next is another refusal, or the end. */
  isSent: boolean
  /** '' tries again without a code, after a set-up; null gives up. */
  answer: (code: string | null) => void
}

/** The one question at a time that a call asks the person whose screen this is. */
export function createQuestion() {
  let asked: Asked | null = null
  const listeners = new Set<() => void>()
  const set = (next: Asked | null) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => asked,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        // Whoever leaves the screen has given up: the question must not wait for them on the next one.
        if (listeners.size === 0 && asked && !asked.isSent) asked.answer(null)
      }
    },
    /** Resolves with what was typed; null when the person gave up, or nothing on this screen shows the question. */
    ask(refusal: Refusal): Promise<string | null> {
      if (asked && !asked.isSent) asked.answer(null)
      if (listeners.size === 0) return Promise.resolve(null)
      return new Promise((resolve) => {
        const answer = (code: string | null) => {
          set(code === null ? null : { refusal, isSent: true, answer })
          resolve(code)
        }
        set({ refusal, isSent: false, answer })
      })
    },
    /** The call whose code was sent is over; a question of another call meanwhile stays. */
    end: () => asked?.isSent && set(null),
  }
}

/** The Studio's. A refusal of a code asks again in the same window, where what was typed still stands. */
export const question = createQuestion()

/** Whether the call may be tried again with a code, or once there is a second factor. */
export const asksForFactor = ({ error, field }: Refusal): boolean =>
  field === 'totp' || error === 'not_enrolled'
