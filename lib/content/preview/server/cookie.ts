import 'server-only'
import { env } from '@/lib/platform/server/env'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import type { Preview } from './model'
import { sealPreview } from './seal'

/** The `Set-Cookie` that opens this preview for so many seconds. */
export const cookieFor = (opened: Preview, seconds: number): string =>
  `${previewCookie}=${sealPreview(opened)}; Max-Age=${Math.floor(seconds)}; ${attributes()}`

/** The `Set-Cookie` that ends every preview of this browser. */
export const cookieOfNothing = (): string => `${previewCookie}=; Max-Age=0; ${attributes()}`

/** A frame of another site's page, which a Studio elsewhere is, sends only cookies that say so. */
function attributes(): string {
  const common = 'Path=/; HttpOnly'
  if (env.studioOrigin) return `${common}; SameSite=None; Secure; Partitioned`
  return `${common}; SameSite=Lax${env.siteUrl.startsWith('https:') ? '; Secure' : ''}`
}
