import { useEffect } from 'react'
import { retry } from 'rxjs'
import { type ActiveToolLayoutProps, useClient } from 'sanity'
import { followersOf } from './followers.ts'

/** What the CMS keeps for itself is on no page. */
const changes = '*[!(_id in path("_.**"))]'

const againAfterMs = 5_000

/** A tool as it is, and beside the preview what tells its pages. `siteUrl` only where the site is not on the Studio's own origin. */
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

  useEffect(() => {
    const followers = followersOf(siteUrl ? new URL(siteUrl).origin : location.origin)
    window.addEventListener('message', followers.hear)
    // The welcome comes with each new connection: what happened in between is asked for.
    const listening = client
      .listen(changes, {}, { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' })
      .pipe(retry({ delay: againAfterMs }))
      .subscribe(followers.tellAll)
    return () => {
      window.removeEventListener('message', followers.hear)
      listening.unsubscribe()
    }
  }, [client, siteUrl])

  return null
}
