import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { wordsPage } from './page'
import { pageStyle } from './page-style'

/** No program, nothing of anybody else, no trace in a cache. `next.config.ts` adds no-referrer, which a route can't. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export const answerHtml = (status: number, html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...privateHeaders, ...headers },
  })

/** Name and phone for the top of the page, as far as the CMS is there. */
export async function frameOf() {
  const [settings, style] = await Promise.all([getSiteSettings().catch(() => null), pageStyle()])
  return { clinic: { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }, style }
}

/** There is nothing behind this link, or nothing any more. */
export const answerGone = async (): Promise<Response> =>
  answerHtml(
    404,
    wordsPage(
      'This link doesn’t open anything',
      'It may have been replaced by a newer one in a later email, or part of it may be missing.',
      await frameOf(),
    ),
  )

/** The database is away: said as it is. */
export async function answerOutage(error: unknown): Promise<Response> {
  console.error(`A private document was not shown: ${error instanceof Error ? error.message : error}`)
  const message = 'Your document is safe, but we can’t open it right now. Please try again in a few minutes.'
  return answerHtml(503, wordsPage('We can’t open it now', message, await frameOf()), { 'retry-after': '60' })
}

/** The cookie that keeps a document open for a while; it goes to this document's addresses only. */
export const cookieName = 'document-pass'

export const passOfRequest = (request: Request): string | undefined =>
  request.headers.get('cookie')?.match(new RegExp(`(?:^|; )${cookieName}=([\\w.-]{1,200})`))?.[1]
