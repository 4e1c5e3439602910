import { processState } from './process-state'

type Options<Value> = {
  load(key: string): Promise<Value>
  /** How long a value holds; 0: only those who asked meanwhile get it. */
  holdsMs: number | ((value: Value) => number)
  /** How long nobody is asked after a failure. */
  restMs?: number | ((latest: Value | undefined) => number)
  /** The one that came first goes when there are more. */
  maxKeys?: number
}

/** A load that hangs is waited for no longer by those who come now. */
const hangsMs = 10_000

type Entry<Value> = {
  latest?: { value: Value }
  failure?: { error: unknown }
  untilMs: number
  loading?: Promise<Value>
  sinceMs: number
  /** How many loads were begun, and which of them gave the latest value. */
  begun: number
  answered: number
  forgotten: number
}

/**
 * What is asked for once and kept for a while, under a name in the process: whoever asks meanwhile waits for the same
 * answer, and after a failure all are given that failure until the rest is over. An old value is no answer then, as an
 * old right to enter would be none; who can do with it looks at `latest`.
 */
export function remembered<Value>(name: string, { load, holdsMs, restMs = 0, maxKeys = 1 }: Options<Value>) {
  function entryOf(key: string): Entry<Value> {
    const entries = processState(name, () => new Map<string, Entry<Value>>())
    const known = entries.get(key)
    if (known) return known
    const [first] = entries.keys()
    if (first !== undefined && entries.size >= maxKeys) entries.delete(first)
    const entry = { untilMs: 0, sinceMs: 0, begun: 0, answered: 0, forgotten: 0 }
    entries.set(key, entry)
    return entry
  }

  /** The value; throws what `load` threw. */
  async function get(key = ''): Promise<Value> {
    const { latest, failure, untilMs, loading, sinceMs } = entryOf(key)
    if (Date.now() < untilMs) {
      if (failure) throw failure.error
      if (latest) return latest.value
    }
    return loading && Date.now() - sinceMs < hangsMs ? loading : take(load(key), key)
  }

  /**
   * Takes what is being loaded right now for the newest: an older load that ends later says nothing. Throws where it
   * fails.
   */
  function take(loading: Promise<Value>, key = ''): Promise<Value> {
    const entry = entryOf(key)
    entry.begun += 1
    const nth = entry.begun
    const settled = loading
      .then(
        (value) => {
          if (nth > entry.answered) keep(entry, value, nth)
          return value
        },
        (error: unknown) => {
          if (nth > entry.answered) rest(entry, error)
          throw error
        },
      )
      .finally(() => {
        if (entry.loading === settled) entry.loading = undefined
      })
    entry.loading = settled
    entry.sinceMs = Date.now()
    return settled
  }

  function keep(entry: Entry<Value>, value: Value, nth: number): void {
    entry.answered = nth
    entry.latest = { value }
    entry.failure = undefined
    entry.untilMs = nth > entry.forgotten ? Date.now() + msOf(holdsMs, value) : 0
  }

  function rest(entry: Entry<Value>, error: unknown): void {
    entry.failure = { error }
    entry.untilMs = Date.now() + msOf(restMs, entry.latest?.value)
  }

  /** The last value there was, however old. */
  const latest = (key = ''): Value | undefined => entryOf(key).latest?.value

  /** The value holds no longer. What is being loaded right now is still given to who waits for it, but not kept. */
  function forget(key = ''): void {
    const entry = entryOf(key)
    entry.forgotten = entry.begun
    if (!entry.failure) entry.untilMs = 0
  }

  return { get, take, latest, forget }
}

const msOf = <Value>(ms: number | ((value: Value) => number), value: Value) =>
  typeof ms === 'number' ? ms : ms(value)
