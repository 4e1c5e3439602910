import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { recordPath } from '@/lib/content/load'
import { listListedPages } from '@/lib/content/pages'
import { env } from '@/lib/env'

/** Every published page that is not hidden from search engines. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const pages = await listListedPages()
  recordPath('/sitemap.xml')
  return pages.map(({ path, _updatedAt }) => ({
    url: new URL(path ?? '/', env.siteUrl).href,
    lastModified: _updatedAt,
  }))
}
