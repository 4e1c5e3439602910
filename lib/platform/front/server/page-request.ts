import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { previewCookie } from '../../shared/cookie-names.ts'

export type PageRequest = {
  path: string
  /** The page's data alone, for a browser that shows another page of ours already. */
  isData: boolean
}

/** What a page's address may say besides the page: the links of Supabase's own mails come to the site's root (CALL-009). */
const declared: Record<string, string[]> = { '/': ['code', 'error_code'] }

/**
 * The page that everybody gets at this address, null when the answer depends on who asks: previews, queries a page reads, Markdown.
 * Anything else in a query is of no account (campaigns).
 */
export function pageRequest(
  method: string,
  target: string,
  headers: IncomingHttpHeaders,
  isPagePath: (path: string) => boolean,
): PageRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = target.search(/[?#]/)
  const path = end < 0 ? target : target.slice(0, end)
  if (!isPagePath(path)) return null
  if (end >= 0 && declared[path] && readsQuery(declared[path], target.slice(end))) return null
  if (headers.cookie?.includes(previewCookie)) return null
  if (headers.accept?.includes('text/markdown')) return null
  return { path, isData: headers.rsc !== undefined }
}

function readsQuery(names: string[], query: string): boolean {
  const parameters = new URLSearchParams(query)
  return names.some((name) => parameters.has(name))
}

const noDocument = /^\/(?:_next|api|studio)(?:[/?#]|$)|^[^?#]*\.\w+(?:[?#]|$)/

/** Whether the answer may be a document that is finished on its way out: the Studio and previews go out as Next makes them. */
export const mayBeDocument = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method !== 'HEAD' &&
  headers.rsc === undefined &&
  !noDocument.test(url) &&
  !headers.cookie?.includes(previewCookie)
