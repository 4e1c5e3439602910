import { drawSocialCard } from '@/lib/content/seo/server/draw-social-card'
import { socialCardTitle } from '@/lib/content/seo/server/metadata'
import { recordingPath } from '@/lib/content/server/load'
import { pagePath } from '@/lib/content/server/page-path'
import { getPage, listPagePaths } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

/** Drawn once and kept with the pages: drawing takes longer than anything else a visitor can ask for. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

type Context = { params: Promise<{ slug?: string[] }> }

/** The picture networks show for a shared link, 1200 × 630. */
export async function GET(_request: Request, { params }: Context) {
  const path = pagePath((await params).slug)
  if (!path || !(await listPagePaths()).includes(path)) return new Response('Not found', { status: 404 })
  const [page, settings] = await recordingPath(`/social-card${path === '/' ? '' : path}`, () =>
    Promise.all([getPage(path), getSiteSettings()]),
  )
  if (!page) return new Response('Not found', { status: 404 })
  return drawSocialCard({
    title: socialCardTitle(page),
    clinicName: settings?.clinicName ?? '',
    city: settings?.city ?? '',
  })
}
