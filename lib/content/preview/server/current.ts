import 'server-only'
import { cache } from 'react'
import { readWith } from '@/lib/content/server/reader'
import { fetchPreview } from './fetch'
import type { Preview } from './model'

/** One for each rendering of a page. Public pages never fill it, so they stay stored pages that ask for no cookie. */
const ofThisRender = cache((): { preview: Preview | null } => ({ preview: null }))

/** The preview this page is drawn for; null on every public page and in every route. */
export const currentPreview = (): Preview | null => ofThisRender().preview

/** Says, before anything is loaded, that this page is drawn for a preview. */
export function drawFor(preview: Preview): void {
  ofThisRender().preview = preview
  readWith((query, params) => fetchPreview(query, params, preview))
}
