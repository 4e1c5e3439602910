import 'server-only'
import { messagePage } from '@/lib/platform/http/server/plain-page'

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
