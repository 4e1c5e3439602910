import 'server-only'
import { now } from '@/lib/clock'
import { contentClient } from '@/lib/content/client'

/** How long a secret of the Studio opens previews, as Sanity's own tools have it. */
const lastsMs = 3_600_000

// Sanity's other kind of secret, for sharing, never ends and is nobody's: preview links take its place.
const secretQuery = '*[_type == "sanity.previewUrlSecret" && secret == $secret] { secret, _updatedAt }'

type Secret = { secret: string; _updatedAt: string }

/** Whether the Studio wrote this secret into the CMS within the last hour: only staff can. Throws when the CMS does not answer. */
export async function isStudioSecret(secret: string | null): Promise<boolean> {
  if (!secret || secret.length > 200) return false
  const found: Secret[] = await contentClient().fetch(
    secretQuery,
    { secret },
    { perspective: 'raw', cache: 'no-store' },
  )
  const since = now().getTime() - lastsMs
  return found.some((one) => one.secret === secret && Date.parse(one._updatedAt) > since)
}
