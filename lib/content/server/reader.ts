import 'server-only'
import { cache } from 'react'

/** Answers a query with something else than what is published. Throws when the CMS does not answer. */
type Reader = (query: string, params: Record<string, unknown>) => Promise<unknown>

/** One for each rendering of a page. Public pages never fill it, so they stay stored pages that ask for no cookie. */
const ofThisRender = cache((): { reader: Reader | null } => ({ reader: null }))

/** Who reads for this rendering; null on every public page and in every route. */
export const currentReader = (): Reader | null => ofThisRender().reader

/** Says, before anything is loaded, who reads for this rendering: a preview. */
export function readWith(reader: Reader): void {
  ofThisRender().reader = reader
}
