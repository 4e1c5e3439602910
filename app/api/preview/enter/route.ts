import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { withoutSecretSearchParams } from '@sanity/preview-url-secret/without-secret-search-params'
import { now } from '@/lib/clock'
import { contentClient } from '@/lib/content/client'
import { secondsToWait } from '@/lib/http/rate-limit'
import { cookieFor } from '@/lib/preview/cookie'
import { staffHours } from '@/lib/preview/model'
import { ownPath } from '@/lib/preview/own-path'
import { refusePreview } from '@/lib/preview/refusal'

export const dynamic = 'force-dynamic'

/** Opens the preview for the Studio, which has written a secret into the CMS that it names here: who can write there is staff. */
export async function GET(request: Request) {
  if ((await secondsToWait('open-preview', request)) !== null) return refusePreview()
  try {
    const { isValid, redirectTo } = await validatePreviewUrl(contentClient(), request.url)
    if (!isValid) return refusePreview()
    const until = new Date(now().getTime() + staffHours * 3_600_000).toISOString()
    return new Response(null, {
      status: 307,
      headers: {
        location: pageOf(redirectTo),
        'cache-control': 'no-store',
        'set-cookie': cookieFor({ by: 'staff', until, at: null }, staffHours * 3600),
      },
    })
  } catch (error) {
    console.error(`A preview was not opened: ${error instanceof Error ? error.message : error}`)
    return refusePreview()
  }
}

/** The page the Studio asked for, without what is only between it and us. */
function pageOf(address: string | undefined): string {
  const { pathname, search } = withoutSecretSearchParams(new URL(address ?? '/', 'http://site.invalid'))
  return ownPath(`${pathname}${search}`)
}
