import 'server-only'
import { type Line, pollMs } from '@/lib/platform/cache/server/publish-log'
import { shareFolder } from '@/lib/platform/cache/server/shared-entries'
import { markStale } from '@/lib/platform/cache/server/stale-tags'
import { runJob } from '@/lib/platform/jobs/server/jobs'
import { log } from '@/lib/platform/telemetry/server/log'
import { learnAllPaths } from './addresses'
import { type ContentChange, tagsOf } from './changes'
import { learnSeen, listenToNodes, shareSeen } from './other-nodes'
import { showPublished } from './refresh'
import { noteSeen, readSeen, seenPaths } from './seen'

/**
 * Makes this process one of several: what another publishes is shown here too, and what is stored is everybody's.
 * Resolves once this one knows what the others know, or that they can't be asked; nothing happens where there is no
 * shared store.
 */
export async function joinNodes(): Promise<void> {
  /** What is being shown; what failed has to be found once more by the poll. */
  let showing: Promise<unknown> = Promise.resolve()
  const failed = new Set<string>()

  function take({ kind, at, changes }: Line<ContentChange>, isPast: boolean): void {
    if (isPast) {
      markStale(changes.flatMap(tagsOf), at)
      return
    }
    if (kind === 'written') {
      void showing.then(() => noteSeen(changes.filter(({ _id }) => !failed.delete(_id))))
      return
    }
    const news = changes.filter(isNews)
    if (news.length === 0) return
    const shown = showPublished(news, at).catch((error: unknown) => {
      for (const { _id } of news) failed.add(_id)
      log.warn('content', 'What another node published could not be shown', { error })
    })
    showing = Promise.all([showing, shown])
  }

  const listening = listenToNodes({
    take,
    mayHaveMissed() {
      void shareFolder()
      void runJob('content-poll').then(shareSeen)
    },
  })
  if (!listening) return
  const { store, log: publishes } = listening
  await store.connect()
  await Promise.all([publishes.look(), learnSeen()])
  // The CMS may be away: these are pages all the same.
  learnAllPaths(seenPaths(readSeen()))
  setInterval(() => void publishes.look(), pollMs).unref()
  void shareFolder()
}

/** Where both nodes found it, neither needs to show it again. */
const isNews = ({ _id, _rev, operation }: ContentChange) =>
  operation === 'delete' || !_rev || readSeen()?.[_id]?.rev !== _rev
