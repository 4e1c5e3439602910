import { openJournal } from './journal.ts'
import type { Entry, StoredAnswer, StoredCapture, StoredEvent, StoredOrder, StoredRefund } from './types.ts'

export type State = {
  orders: Map<string, StoredOrder>
  captures: Map<string, StoredCapture>
  refunds: Map<string, StoredRefund>
  answers: Map<string, StoredAnswer>
  events: Map<string, StoredEvent>
}

export type Ledger = {
  state: Readonly<State>
  /** Decides on the state as it is and saves what it adds; one change at a time. Resolves when it is on the disk. */
  change<T>(decide: (add: (...entries: Entry[]) => void) => T): Promise<T>
  isHealthy(): boolean
  close(): Promise<void>
}

/** What the stand-in knows about payments, in a journal of its own: it needs no database and survives kill -9. */
export async function openLedger(folder: string): Promise<Ledger> {
  const state: State = {
    orders: new Map(),
    captures: new Map(),
    refunds: new Map(),
    answers: new Map(),
    events: new Map(),
  }
  const apply = (entries: Entry[]) => {
    for (const entry of entries) applyEntry(state, entry)
  }
  const journal = await openJournal<Entry[]>(folder, apply)
  let last: Promise<unknown> = Promise.resolve()
  let broken: unknown
  return {
    state,
    change(decide) {
      const done = last.then(async () => {
        if (broken) throw broken
        const added: Entry[] = []
        const result = decide((...entries) => added.push(...entries))
        if (added.length === 0) return result
        await journal.append(added).catch((error) => {
          // What is on the disk is unknown now: only a new start may go on.
          broken = error
          throw error
        })
        apply(added)
        return result
      })
      last = done.catch(() => undefined)
      return done
    },
    isHealthy: () => broken === undefined,
    async close() {
      await last
      await journal.close()
    },
  }
}

function applyEntry(state: State, entry: Entry): void {
  switch (entry.kind) {
    case 'order':
      state.orders.set(entry.value.id, entry.value)
      break
    case 'capture':
      state.captures.set(entry.value.id, entry.value)
      break
    case 'refund':
      state.refunds.set(entry.value.id, entry.value)
      break
    case 'answer':
      state.answers.set(entry.value.key, entry.value)
      break
    case 'event':
      state.events.set(entry.value.event.id, entry.value)
      break
    case 'delivery': {
      const { id, ...delivery } = entry.value
      const stored = state.events.get(id)
      if (stored) state.events.set(id, { ...stored, ...delivery })
    }
  }
}
