import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'

/** A page that stands alone, for browsers without our scripts: it may do nothing but send forms to us. */
export function answerPage(status: number, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** Whose page it is; empty words while the CMS is away. */
export async function clinicOf() {
  const settings = await getSiteSettings().catch(() => null)
  return { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }
}

/** The page of ours a visitor comes from: the one that was named, else the one the browser names, else home. */
export function pageBefore(request: Request, named: unknown): string {
  const referer = request.headers.get('referer') ?? ''
  return ownPath(named) ?? ((URL.canParse(referer) && ownPath(new URL(referer).pathname)) || '/')
}

/** An address of a page of ours, and nothing a browser could read as another site's. */
export function ownPath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path) ? path : null
}
