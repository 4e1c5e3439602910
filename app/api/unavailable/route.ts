import { getSiteSettings } from '@/lib/content/settings'
import { unavailablePage } from '@/lib/http/unavailable-page'

export const dynamic = 'force-dynamic'

/** Stands at addresses nobody knows while the CMS does not answer: it may have them. */
export async function GET() {
  const settings = await getSiteSettings().catch(() => null)
  return new Response(unavailablePage(settings?.clinicName, settings?.phone), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' },
  })
}
