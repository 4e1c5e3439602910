import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'
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

type Journal<T> = {
  /** Resolves when the line is on the disk. */
  append(line: T): Promise<void>
  close(): Promise<void>
}

/**
 * Opens `<folder>/journal.jsonl`, hands every line to `replay` and appends from then on. A last line that a crash has
 * torn was never acknowledged and is cut off.
 * @throws {StartupProblem} when a line before the last cannot be read.
 */
async function openJournal<T>(folder: string, replay: (line: T) => void): Promise<Journal<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'journal.jsonl')
  const file = await open(path, 'a+', 0o600)
  try {
    await replayAll(file, path, replay)
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    async append(line) {
      await file.appendFile(`${JSON.stringify(line)}\n`)
      await file.datasync()
    },
    close: () => file.close(),
  }
}

async function replayAll<T>(file: FileHandle, path: string, replay: (line: T) => void): Promise<void> {
  const bytes = await file.readFile()
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) await file.truncate(end)
  const lines = bytes.toString('utf8', 0, end).split('\n').slice(0, -1)
  for (const [index, line] of lines.entries()) {
    try {
      replay(JSON.parse(line))
    } catch {
      throw new StartupProblem(
        `Line ${index + 1} of ${path} is damaged: put a copy back, or remove the file to forget all demo payments.`,
      )
    }
  }
}
