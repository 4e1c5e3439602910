import { pageMarkdown } from '@/components/markdown/pages'
import { absolute } from '@/lib/content/seo/server/business'
import { lookUpAddress } from '@/lib/content/server/addresses'
import { recordingPath } from '@/lib/content/server/load'
import { markAsNotNow } from '@/lib/content/server/never-stored'
import { pagePath } from '@/lib/content/server/page-path'
import { getPage } from '@/lib/content/server/pages'
import { markdownPath } from '@/lib/platform/front/shared/site-files'

/** Kept and renewed as the page is. */
export const dynamic = 'force-static'
export const revalidate = 3600
/** Nothing is made at build. */
export const generateStaticParams = () => []

type Context = { params: Promise<{ slug?: string[] }> }

/** A published page as Markdown; next.config.ts leads here. One that is hidden from search engines has none. */
export async function GET(_request: Request, { params }: Context) {
  const path = pagePath((await params).slug)
  const { kind } = path ? await lookUpAddress(path) : { kind: 'unknown' as const }
  if (kind === 'unanswered') {
    await markAsNotNow()
    return new Response('This can’t be read right now. Please try again.', {
      status: 503,
      headers: { 'retry-after': '30' },
    })
  }
  if (!path || kind !== 'page') return nothing()
  const text = await recordingPath(markdownPath(path), async () => {
    const page = await getPage(path)
    return page && !page.seo?.isHidden ? pageMarkdown(page) : null
  })
  if (text === null) return nothing()
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // Search engines list the page, never this.
      link: `<${absolute(path)}>; rel="canonical"`,
    },
  })
}

const nothing = () => new Response('There is nothing here.', { status: 404 })
