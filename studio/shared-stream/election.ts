import type { Bus } from './messages.ts'

const graceMs = 5_000

interface Options {
  locks: Pick<LockManager, 'request'>
  name: string
  bus: Bus
  /** Leads until `signal` is aborted. */
  lead(signal: AbortSignal): void
}

/**
 * Makes this tab lead when its turn comes: the lock passes on when the leading tab is closed or crashes. `doubt` is for a leader that
 * exists but does not answer (a frozen tab): it is asked once more, then its lock is taken away.
 */
export function joinElection({ locks, name, bus, lead }: Options): { doubt(): void } {
  let isHeard = false
  let isLeading = false
  let doubting: ReturnType<typeof setTimeout> | undefined
  bus.listen((message) => {
    if (message.type === 'leads') isHeard = true
  })
  void run({})

  /** Waits for the lock, or takes it; afterwards queues again, since the loser of a taken lock is a follower. */
  async function run(options: LockOptions): Promise<void> {
    const ending = new AbortController()
    try {
      await locks.request(name, options, () => {
        isLeading = true
        lead(ending.signal)
        return new Promise<never>(() => undefined)
      })
    } catch {
      // The lock was taken away.
    }
    ending.abort()
    isLeading = false
    if (!options.steal) await run({})
  }

  return {
    doubt() {
      if (doubting || isLeading) return
      isHeard = false
      bus.send({ type: 'who' })
      doubting = setTimeout(() => {
        doubting = undefined
        if (!isHeard && !isLeading) void run({ steal: true })
      }, graceMs)
    },
  }
}
