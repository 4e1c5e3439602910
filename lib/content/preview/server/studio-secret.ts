import 'server-only'
import { contentClient } from '@/lib/content/server/client'
import { now } from '@/lib/platform/server/clock'
import { lastRemovalMs } from '@/lib/platform/staff-session/server/removals'

/** How long a secret of the Studio opens previews, as Sanity's own tools have it. */
const lastsMs = 3_600_000

// Sanity's other kind of secret, for sharing, never ends and is nobody's: preview links take its place.
const secretQuery = '*[_type == "sanity.previewUrlSecret" && secret == $secret] { secret, _updatedAt }'

type Secret = { secret: string; _updatedAt: string }

/**
 * Whether the Studio wrote this secret into the CMS within the last hour, which only staff can, and since somebody lost their access
 * last: it may be theirs. Throws when the CMS or the database does not answer.
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
