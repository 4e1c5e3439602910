import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/platform/server/env'

/** Everything but the Studio and the machines' addresses may be listed. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/studio'] },
    sitemap: new URL('/sitemap.xml', env.siteUrl).href,
  }
}
