import { useEffect, useMemo } from 'react'
import { retry } from 'rxjs'
import { type ActiveToolLayoutProps, useClient } from 'sanity'
import { messageNames } from '../../lib/content/preview/shared/message-names.ts'

/** What the CMS keeps for itself is on no page. */
const changes = '*[!(_id in path("_.**"))]'

const againAfterMs = 5_000

/**
 * A tool as it is, and beside the preview what tells its pages. `siteUrl` only where the site is not on the Studio's
 * own origin.
 */
export const withPagesTold = (props: ActiveToolLayoutProps, siteUrl: string | undefined) => (
  <>
    {props.activeTool.name === 'presentation' && <TellPages siteUrl={siteUrl} />}
    {props.renderDefault(props)}
  </>
)

/**
 * Tells the pages of every stored edit, whoever made it. Sanity's own message is not enough: it compares revisions
 * with the first one it saw, a second after the document's last change, so an edit made before that is never told.
 */
function TellPages({ siteUrl }: { siteUrl: string | undefined }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  // They stay when the client is another one.
  const followers = useMemo(() => followersOf(siteUrl ? new URL(siteUrl).origin : location.origin), [siteUrl])

  useEffect(() => {
    window.addEventListener('message', followers.hear)
    return () => window.removeEventListener('message', followers.hear)
  }, [followers])

  useEffect(() => {
    // The welcome comes with each new connection: what happened in between is asked for.
    const listening = client
      .listen(changes, {}, { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' })
      .pipe(retry({ delay: againAfterMs }))
      .subscribe(followers.tellAll)
    return () => listening.unsubscribe()
  }, [client, followers])

  return null
}

type Follower = Pick<Window, 'closed' | 'postMessage'>

interface Heard {
  origin: string
  source: unknown
  data: unknown
}

/** The pages of the site that this Studio shows, in its frame or in a window of their own. */
export function followersOf(siteOrigin: string) {
  const pages = new Set<Follower>()
  const tell = (page: Follower) => page.postMessage(messageNames.edited, siteOrigin)

  return {
    /** A page that says it is here was drawn a moment ago: it is told at once, for what was stored since. */
    hear({ origin, source, data }: Heard) {
      if (origin !== siteOrigin || data !== messageNames.here || !isWindow(source)) return
      pages.add(source)
      tell(source)
    },
    tellAll() {
      for (const page of pages) {
        if (page.closed) pages.delete(page)
        else tell(page)
      }
    },
  }
}

const isWindow = (source: unknown): source is Follower =>
  typeof source === 'object' && source !== null && 'closed' in source
