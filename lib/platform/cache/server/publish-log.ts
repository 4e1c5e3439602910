import { randomUUID } from 'node:crypto'
import { channel, prefix, type SharedStore } from '../../shared-store/server/shared-store.ts'
import { log } from '../../telemetry/server/log.ts'

const stream = `${prefix}publishes`
const epochKey = `${prefix}epoch`
/** Years of publishing. Of an import one line stands for 200 documents. */
const maxLines = 20_000
const readAtOnce = 500
/** So much is kept for the others while the store is away; who missed more looks at the CMS. */
const maxUnsent = 1_000
/** How late a node hears of a publish whose call got lost, and how soon it tries a store that was away. */
export const pollMs = 1_000

/** `at`: when, by the clock of the node that says it. */
export type Line<Change> = { kind: 'published' | 'written'; at: number; changes: Change[] }

type Options<Change> = {
  store: SharedStore
  /** Another node has said this; lines come in their order. `isPast`: before this node began to listen. */
  take(line: Line<Change>, isPast: boolean): void
  /** Lines may have been lost: the store was away, or is another one. */
  mayHaveMissed(): void
}

/**
 * Tells the other nodes what was published, and this one what they have: a log in the shared store that each reads
 * from where it stopped. A call (pub/sub) only says "look", so it may get lost; each second it is looked anyway. What
 * could not be written waits until the store is back.
 */
export function publishLog<Change>({ store, take, mayHaveMissed }: Options<Change>) {
  const node = randomUUID()
  const unsent: { nth: number; line: Line<Change> }[] = []
  let told = 0
  /** By node, how far it was heard: a store that was frozen takes what was then said to it twice. */
  const heard = new Map<string, number>()
  let epoch: string | undefined
  let last: string | undefined
  let isPast = true
  let wasOpen = true
  let running: Promise<boolean> | undefined
  let isWanted = false

  /** Says it to the others, now or when the store is back. */
  function tell(line: Line<Change>): void {
    told += 1
    unsent.push({ nth: told, line })
    if (unsent.length > maxUnsent) unsent.shift()
    void look()
  }

  /** Sends what waits and reads what is new; resolves to whether the store said it. */
  function look(): Promise<boolean> {
    isWanted = true
    running ??= run()
      // Such as a full disk on which no tag can be marked: the next look goes on.
      .catch((error) => {
        log.error('cache', 'What other nodes published could not be taken over', { error })
        return false
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  async function run(): Promise<boolean> {
    let isRead = false
    while (isWanted) {
      isWanted = false
      await send()
      isRead = await read()
    }
    return isRead
  }

  async function send(): Promise<void> {
    const lines = unsent.slice(0, 50)
    if (lines.length === 0) return
    const sent = await store.ask(({ text }) => {
      const multi = text.multi()
      for (const { nth, line } of lines)
        multi.xAdd(stream, '*', { node, nth: String(nth), line: JSON.stringify(line) }, { TRIM: trim })
      return multi.publish(channel, '').exec()
    })
    if (!sent) return
    const last = lines.at(-1)?.nth ?? 0
    while (unsent[0] && unsent[0].nth <= last) unsent.shift()
    if (unsent.length > 0) isWanted = true
  }

  async function read(): Promise<boolean> {
    const known = epoch
    const answer = await store.ask(({ text }) =>
      text
        .multi()
        .setNX(epochKey, node)
        .get(epochKey)
        .xRange(stream, last ? `(${last}` : '-', '+', { COUNT: readAtOnce })
        .execTyped(),
    )
    if (!answer) {
      wasOpen = false
      return false
    }
    const [, current, found] = answer
    const lines = found ?? []
    epoch = String(current)
    if (known !== undefined && known !== epoch) {
      // Emptied, or another store: from its first line on, which has none that was read before.
      last = undefined
      isWanted = true
      mayHaveMissed()
      return true
    }
    for (const { id, message } of lines) {
      last = id
      const line = newLine(message)
      if (line) take(line, isPast)
    }
    if (lines.length === readAtOnce) isWanted = true
    else isPast = false
    if (!wasOpen) mayHaveMissed()
    wasOpen = true
    return true
  }

  function newLine({ node: teller = '', nth, line }: Record<string, string>): Line<Change> | undefined {
    if (teller === node || Number(nth) <= (heard.get(teller) ?? 0)) return undefined
    heard.set(teller, Number(nth))
    return parsed<Change>(line)
  }

  store.onCall(() => void look())
  return { tell, look }
}

const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxLines } as const

function parsed<Change>(text: string | undefined): Line<Change> | undefined {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
