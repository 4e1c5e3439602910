import { log } from '../../telemetry/server/log.ts'

type Connection = { destroy(): void }

type Options<Client> = {
  /** Opens a connection; must give up when the signal says so, and says when one that was open has been lost. */
  open(signal: AbortSignal, lost: (client: Connection) => void): Promise<Client>
  /** Whether the other side has answered, with a refusal: then the connection is sound. */
  isRefusal(error: unknown): boolean
  /** How long one call may take, and how long opening. */
  deadlineMs: number
  openMs: number
  /** How long nobody tries again after a failure. */
  restMs: number
}

/**
 * A connection to something that may be away, slow or frozen at any moment: no call waits longer than its deadline,
 * the first that does ends the connection, and until another one is open everybody is told at once that nothing is
 * known. It is opened by whoever asks, at most every `restMs`; nobody waits for that.
 */
export function keptConnection<Client extends Connection>(options: Options<Client>) {
  const { open, isRefusal, deadlineMs, openMs, restMs } = options
  let client: Client | undefined
  let opening: Promise<void> | undefined
  let restUntilMs = 0
  let downSinceMs: number | undefined = Date.now()

  /** What the work resolves with; undefined when it was refused, failed, took too long or could not begin. */
  async function ask<Result>(work: (client: Client) => Promise<Result>): Promise<Result | undefined> {
    const asked = client
    if (!asked) {
      void connect()
      return undefined
    }
    try {
      return await within(deadlineMs, work(asked))
    } catch (error) {
      if (isRefusal(error)) log.warn('cache', 'The shared store refused', { reason: reasonOf(error) })
      else giveUp(asked, error)
      return undefined
    }
  }

  /** Opens the connection unless it is open or was tried a moment ago. Never rejects. */
  function connect(): Promise<void> {
    if (client || Date.now() < restUntilMs) return Promise.resolve()
    opening ??= attempt().finally(() => {
      opening = undefined
    })
    return opening
  }

  async function attempt(): Promise<void> {
    const abort = new AbortController()
    try {
      const opened = await within(
        openMs,
        open(abort.signal, (lost) => giveUp(lost, new Error('it ended the connection'))),
      )
      client = opened
      downSinceMs = undefined
      log.warn('cache', 'The shared store answers')
    } catch (error) {
      abort.abort()
      rest(error)
    }
  }

  function giveUp(lost: Connection, error: unknown): void {
    if (lost !== client) return
    client = undefined
    lost.destroy()
    rest(error)
  }

  let told: string | undefined
  function rest(error: unknown): void {
    restUntilMs = Date.now() + restMs
    const reason = reasonOf(error)
    if (downSinceMs === undefined || told !== reason)
      log.warn('cache', 'The shared store does not answer: this node goes on by itself', { reason })
    told = reason
    downSinceMs ??= Date.now()
  }

  return { ask, connect, isOpen: () => client !== undefined, downSinceMs: () => downSinceMs }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

/** Rejects when the work takes longer. What has arrived while this process was busy is read first. */
function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`)))),
      ms,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
