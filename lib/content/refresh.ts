import 'server-only'
import { markStale } from '@/lib/cache/stale-tags'
import { syncProducts } from '@/lib/products/server'
import { type ContentChange, tagsOf } from './changes'
import { pathsUsing } from './path-map'
import { warmPaths } from './warm'

/**
 * Makes these published changes visible: the shop's products first, then every page that used them, rendered again before
 * this resolves. Used by the webhook and by the poll. Throws when products could not be written, so that the caller tries again.
 */
export async function refreshContent(changes: ContentChange[]): Promise<void> {
  const tags = [...new Set(changes.flatMap(tagsOf))]
  if (tags.length === 0) return
  markStale(tags)
  const [paths] = await Promise.all([
    pathsUsing(tags).catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return []
    }),
    syncProducts(changes),
  ])
  const pagePaths = changes.flatMap((change) => (change._type === 'page' && change.path ? [change.path] : []))
  await warmPaths([...new Set([...pagePaths, ...paths])])
}
