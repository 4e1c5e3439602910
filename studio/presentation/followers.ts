import { messageNames } from '../../lib/content/preview/shared/message-names.ts'

export type Follower = Pick<Window, 'closed' | 'postMessage'>

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
