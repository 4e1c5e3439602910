import { cookieFor } from '@/lib/content/preview/server/cookie'
import { openLink } from '@/lib/content/preview/server/links'
import { refusePreview } from '@/lib/content/preview/server/open'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** Opens a shared preview for whoever has its link: the cookie lasts as long as the link does. */
export async function GET(request: Request, { params }: Context) {
  if ((await secondsToWait('open-preview', request)) !== null) return refusePreview()
  try {
    const link = await openLink((await params).token)
    if (!link) return refusePreview()
    const { id, path, at, until } = link
    const seconds = (Date.parse(until) - now().getTime()) / 1000
    return new Response(null, {
      status: 303,
      headers: {
        location: path,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'set-cookie': cookieFor({ by: 'link', link: id, until, at }, seconds),
      },
    })
  } catch (error) {
    log.error('preview', 'A preview was not opened', { error })
    return refusePreview()
  }
}
