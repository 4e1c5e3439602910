import 'server-only'
import { cookies } from 'next/headers'
import { contentClient } from '@/lib/content/server/client'
import { messagePage } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import { lastRemovalMs } from '@/lib/platform/staff-session/server/identify'
import { readPreview } from './cookie'
import { drawFor } from './current'
import type { Preview } from './preview'

/**
 * Called first by the preview's layout, page and metadata, whichever runs first: from here on their content is the
 * drafts'. Null where nothing may be previewed: then nothing may be drawn.
 */
export async function enterPreview(): Promise<Preview | null> {
  const preview = await readPreview((await cookies()).get(previewCookie)?.value)
  if (preview) drawFor(preview)
  return preview
}

const page = messagePage({
  title: 'This preview can’t be opened',
  message: 'The link is wrong or has expired. Ask whoever gave it to you for a new one.',
  back: '/',
  clinic: { name: '', phone: '' },
})

/** The one answer to every wrong, old, missing or taken-back key: it tells none from another. */
export const refusePreview = (): Response =>
  new Response(page, {
    status: 401,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  })

/** How long a secret of the Studio opens previews, as Sanity's own tools have it. */
const lastsMs = 3_600_000

// Sanity's other kind of secret, for sharing, never ends and is nobody's: preview links take its place.
const secretQuery = '*[_type == "sanity.previewUrlSecret" && secret == $secret] { secret, _updatedAt }'

type Secret = { secret: string; _updatedAt: string }

/**
 * Whether the Studio wrote this secret into the CMS within the last hour, which only staff can, and since somebody
 * lost their access last: it may be theirs. Throws when the CMS or the database does not answer.
 */
export async function isStudioSecret(secret: string | null): Promise<boolean> {
  if (!secret || secret.length > 200) return false
  const found: Secret[] = await contentClient().fetch(
    secretQuery,
    { secret },
    { perspective: 'raw', cache: 'no-store' },
  )
  const since = Math.max(now().getTime() - lastsMs, (await lastRemovalMs()) ?? 0)
  return found.some((one) => one.secret === secret && Date.parse(one._updatedAt) > since)
}
