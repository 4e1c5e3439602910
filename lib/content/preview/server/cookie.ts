import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { clinicLongDate, clinicTime } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import { countRemovals } from '@/lib/platform/staff-session/server/identify'
import { log } from '@/lib/platform/telemetry/server/log'
import { isLinkOpen } from './links'
import { type Preview, preview, staffHours } from './preview'

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

/**
 * The `Set-Cookie` that opens the Studio's own preview, of the moment `at` (ISO; null: now). Throws when the database
 * fails.
 */
export async function staffCookie(at: string | null): Promise<string> {
  const until = new Date(now().getTime() + staffHours * 3_600_000).toISOString()
  return cookieFor({ by: 'staff', until, at, removals: await countRemovals() }, staffHours * 3600)
}

/** The preview as the cookie holds it: `<content>.<signature>`. */
export function sealPreview(opened: Preview): string {
  const content = Buffer.from(JSON.stringify(opened)).toString('base64url')
  return `${content}.${signatureOf(content)}`
}

/** The preview a cookie of ours holds, while it lasts; null for every other value. */
export function openSeal(value: string | undefined, at: Date): Preview | null {
  const [content, signature, ...rest] = (value ?? '').split('.')
  if (!content || !signature || rest.length > 0 || !isSame(signature, signatureOf(content))) return null
  const found = preview.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return found.success && Date.parse(found.data.until) > at.getTime() ? found.data : null
}

const signatureOf = (content: string) =>
  createHmac('sha256', signingSecret('preview')).update(content).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The moment whose site this browser looks at; null for every visitor, and in a preview of now. Never throws. */
export async function previewedMoment(): Promise<Date | null> {
  const cookie = (await cookies()).get(previewCookie)?.value
  const at = cookie && (await readPreview(cookie))?.at
  return at ? new Date(at) : null
}

/** Nothing is sold at prices that do not hold yet. */
export const refuseSale = (moment: Date): Response =>
  answerProblem(
    409,
    'preview',
    `This is a preview of ${clinicLongDate(moment)}, ${clinicTime(moment)}: the prices are that moment’s, and nothing can be bought here. Press “Exit” above the page to buy at today’s prices.`,
  )

/**
 * The preview this cookie opens, or null: it is none of ours, it is over, its link was taken back, or one of the
 * staff lost their access since. A database that does not answer opens nothing. Never throws.
 */
export async function readPreview(cookie: string | undefined): Promise<Preview | null> {
  const opened = openSeal(cookie, now())
  if (!opened) return null
  try {
    // The Studio does not say who opens its preview: when anybody is removed all of them end, and whoever may opens it
    // again.
    const isOpen =
      opened.by === 'link' ? await isLinkOpen(opened.link) : (await countRemovals()) === opened.removals
    return isOpen ? opened : null
  } catch (error) {
    log.error('preview', 'A preview was not shown', { error })
    return null
  }
}

/** The address when it is one of this site's pages, else the home page: nobody is sent elsewhere by a link of ours. */
export const ownPath = (address: string | null | undefined): string =>
  address && /^\/(?![/\\])[!-[\]-~]*$/.test(address) ? address : '/'
