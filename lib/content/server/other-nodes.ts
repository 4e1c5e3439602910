import 'server-only'
import { type Line, publishLog } from '@/lib/platform/cache/server/publish-log'
import { processState } from '@/lib/platform/server/process-state'
import { prefix, sharedStore } from '@/lib/platform/shared-store/server/shared-store'
import type { ContentChange } from './changes'
import { adoptSeen, readSeen, type Seen } from './seen'

const state = () =>
  processState('other-nodes', () => ({
    log: undefined as ReturnType<typeof publishLog<ContentChange>> | undefined,
  }))

type Heard = {
  take(line: Line<ContentChange>, isPast: boolean): void
  mayHaveMissed(): void
}

/** From now on this node hears what the others publish; undefined where there is no shared store. */
export function listenToNodes(heard: Heard) {
  const store = sharedStore()
  if (!store) return undefined
  const log = publishLog<ContentChange>({ store, ...heard })
  state().log = log
  return { store, log }
}

/**
 * Tells the other nodes, where there are any: `published` before this node shows it, so that all do it at once, and
 * `written` when nobody else has to do anything more.
 */
export function tellNodes(kind: Line<ContentChange>['kind'], changes: ContentChange[]): void {
  state().log?.tell({ kind, at: Date.now(), changes })
}

const seenKey = `${prefix}seen`

/** Leaves this node's last look at what is published for one that starts while the CMS is away. */
export function shareSeen(): void {
  const seen = readSeen()
  if (seen) void sharedStore()?.ask(({ text }) => text.set(seenKey, JSON.stringify(seen)))
}

/** Takes over what another node has left, where this one never had a look of its own. */
export async function learnSeen(): Promise<void> {
  if (readSeen()) return
  const left = await sharedStore()?.ask(({ text }) => text.get(seenKey))
  if (typeof left !== 'string') return
  const seen: Seen = JSON.parse(left)
  adoptSeen(seen)
}
