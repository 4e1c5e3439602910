import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { secondsLocked, secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { documentOf, type EstimateDocument } from './document'
import { pageStyle, wordsPage } from './page'
import { cleanCode, hashCode, hashLink, isPass, passOf } from './secrets'
import { snapshotSchema } from './snapshot'

/** How long the document stays open after the code. */
export const passMinutes = 30

type Opened =
  | { outcome: 'open'; pass: string }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; minutes: number }
  | { outcome: 'gone' }

/**
 * Tries a code on the link. Five wrong ones within 15 minutes, for the document or from one address, and no more are
 * looked at until they are over. Throws when the database is away.
 */
export async function openEstimate(token: string, typed: string, request: Request): Promise<Opened> {
  const found = await find(token)
  if (!found) return { outcome: 'gone' }
  const locked = await secondsLocked('estimate-code', request)
  if (locked !== null) return wait(locked)
  const codeHash = hashCode(found.id, cleanCode(typed))
  const linkHash = hashLink(token)
  const [answer] = await callDatabase('try_estimate_code', 'A code could not be tried', {
    p_link_hash: linkHash,
    p_code_hash: codeHash,
    p_now: now().toISOString(),
  })
  if (answer?.outcome === 'right') {
    const untilMs = now().getTime() + passMinutes * 60_000
    return { outcome: 'open', pass: passOf(linkHash, codeHash, untilMs) }
  }
  if (answer?.outcome === 'wait') return wait(answer.wait_seconds)
  await secondsToWait('estimate-code', request)
  return { outcome: answer?.outcome === 'unknown' ? 'gone' : 'wrong' }
}

const wait = (seconds: number): Opened => ({ outcome: 'wait', minutes: Math.max(1, Math.ceil(seconds / 60)) })

/** The newest version for who has the pass; that there is none behind this link, or that the code is needed. */
export async function viewEstimate(
  token: string,
  pass: string | undefined,
): Promise<{ document: EstimateDocument; number: number } | 'gone' | 'locked'> {
  const found = await find(token)
  if (!found) return 'gone'
  const linkHash = hashLink(token)
  if (!pass || !found.code_hash || !isPass(pass, linkHash, found.code_hash, now().getTime())) return 'locked'
  const [version] = await callDatabase('view_estimate', 'An estimate could not be read', {
    p_link_hash: linkHash,
    p_now: now().toISOString(),
  })
  if (!version) return 'gone'
  const { number, sent_at } = version
  const replaces = number > 1 ? await issued(found.id, number - 1) : null
  const document = documentOf(snapshotSchema.parse(version.snapshot), {
    number,
    sentAt: new Date(sent_at),
    replaces,
  })
  return { document, number }
}

async function find(token: string) {
  if (!/^[\w-]{43}$/.test(token)) return null
  const { data, error } = await serviceClient()
    .from('estimates')
    .select('id, code_hash')
    .eq('link_hash', hashLink(token))
    .maybeSingle()
  if (error) throw new Error(`An estimate could not be looked for: ${error.code}`)
  return data
}

async function issued(estimate: string, number: number) {
  const { data, error } = await serviceClient()
    .from('estimate_versions')
    .select('sent_at')
    .eq('estimate_id', estimate)
    .eq('number', number)
    .single()
  if (error) throw new Error(`An estimate could not be read: ${error.code}`)
  return { number, sentAt: new Date(data.sent_at) }
}

/**
 * No program, nothing of anybody else, no trace in a cache. `next.config.ts` adds no-referrer, which a route can't.
 */
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
  log.error('estimates', 'A private document was not shown', { error })
  const message = 'Your document is safe, but we can’t open it right now. Please try again in a few minutes.'
  return answerHtml(503, wordsPage('We can’t open it now', message, await frameOf()), { 'retry-after': '60' })
}

/** The cookie that keeps a document open for a while; it goes to this document's addresses only. */
export const cookieName = 'document-pass'

export const passOfRequest = (request: Request): string | undefined =>
  request.headers.get('cookie')?.match(new RegExp(`(?:^|; )${cookieName}=([\\w.-]{1,200})`))?.[1]
