import 'server-only'
import { cookies } from 'next/headers'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import { drawFor } from './current'
import type { Preview } from './model'
import { readPreview } from './read'

/**
 * Called first by the preview's layout, page and metadata, whichever runs first: from here on their content is the drafts'. Null where
 * nothing may be previewed: then nothing may be drawn.
 */
export async function enterPreview(): Promise<Preview | null> {
  const preview = await readPreview((await cookies()).get(previewCookie)?.value)
  if (preview) drawFor(preview)
  return preview
}
