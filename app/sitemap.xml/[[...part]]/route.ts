import { maxInSitemap, sitemapFile } from '@/lib/content/seo/server/sitemap'
import { recordUse } from '@/lib/content/server/load'
import { listedPagesTags, listListedPages } from '@/lib/content/server/pages'

/** Kept until a page is published, as pages are. */
export const dynamic = 'force-static'
export const revalidate = 3600

/** Nothing is made at build. */
export const generateStaticParams = () => []

type Context = { params: Promise<{ part?: string[] }> }

/**
 * Every published page that is not hidden from search engines; next.config.ts leads here from `/sitemap-1.xml` and so
 * on.
 */
export async function GET(_request: Request, { params }: Context) {
  const { part: [name, ...more] = [] } = await params
  if (more.length > 0 || (name && !/^[1-9]\d{0,3}$/.test(name))) return nothing()
  const part = name ? Number(name) : undefined
  const first = ((part ?? 1) - 1) * maxInSitemap
  const { count, pages } = await listListedPages(first, first + maxInSitemap)
  const file = sitemapFile(part, count, pages)
  if (!file) return nothing()
  recordUse(part ? `/sitemap-${part}.xml` : '/sitemap.xml', listedPagesTags)
  return new Response(file, { headers: { 'content-type': 'application/xml' } })
}

const nothing = () => new Response('There is nothing here.', { status: 404 })
