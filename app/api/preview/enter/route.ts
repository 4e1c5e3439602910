import { ownPath, staffCookie } from '@/lib/content/preview/server/cookie'
import { isStudioSecret, refusePreview } from '@/lib/content/preview/server/open'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/**
 * Opens the preview for the Studio: it names a secret that it has written into the CMS, and the page it wants to
 * show.
 */
export async function GET(request: Request) {
  if ((await secondsToWait('open-preview', request)) !== null) return refusePreview()
  const { searchParams } = new URL(request.url)
  try {
    if (!(await isStudioSecret(searchParams.get('sanity-preview-secret')))) return refusePreview()
    return new Response(null, {
      status: 307,
      headers: {
        location: ownPath(searchParams.get('sanity-preview-pathname')),
        'cache-control': 'no-store',
        'set-cookie': await staffCookie(null),
      },
    })
  } catch (error) {
    log.error('preview', 'A preview was not opened', { error })
    return refusePreview()
  }
}
