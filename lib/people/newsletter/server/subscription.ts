import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { getSiteSettings } from '@/lib/content/server/settings'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, retryOnRestart, serviceClient } from '@/lib/platform/db/server/database'
import type { Database } from '@/lib/platform/db/server/database.types'
import { pageOf } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { escapeHtml } from '@/lib/platform/shared/text'
import { log } from '@/lib/platform/telemetry/server/log'

export type Confirmation = 'confirmed' | 'expired' | 'unknown'

/** Confirms by the link's token; as often as it is asked. Throws when the database does not answer. */
export async function confirmSubscription(token: string | null): Promise<Confirmation> {
  const hash = hashOf(token)
  if (!hash) return 'unknown'
  const data = await callDatabase('confirm_subscription', 'A subscription could not be confirmed', {
    p_hash: hash,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return data as Confirmation
}

/** Which list a confirming link is for; null when there is no such link any more. Changes nothing. */
export const listToConfirm = (token: string | null) => listBy('confirm_hash', token)

/** Which list a link would unsubscribe from; null when it is none of ours. Changes nothing. */
export const listToLeave = (token: string | null) => listBy('unsubscribe_hash', token)

/**
 * Ends the subscription, or takes that back; as often as it is asked. False when the link is none of ours. Throws on
 * an outage.
 */
export async function changeSubscription(
  token: string | null,
  wish: 'leave' | 'come back',
): Promise<boolean> {
  const hash = hashOf(token)
  if (!hash) return false
  return callDatabase('unsubscribe', 'A subscription could not be changed', {
    p_hash: hash,
    p_is_back: wish === 'come back',
    p_now: now().toISOString(),
  })
}

async function listBy(
  column: 'confirm_hash' | 'unsubscribe_hash',
  token: string | null,
): Promise<MailingList | null> {
  const hash = hashOf(token)
  if (!hash) return null
  const { data, error } = await serviceClient()
    .from('newsletter_subscribers')
    .select('list')
    .eq(column, hash)
    .maybeSingle()
  if (error) throw new Error(`A subscription could not be read: ${error.code}`)
  return data?.list ?? null
}

/** What the database knows of a link's token (SHA-256, hex); null when the text is no token at all. */
function hashOf(token: string | null): string | null {
  if (!token || !/^(?:[0-9a-f]{2}){16,64}$/.test(token)) return null
  return createHash('sha256').update(Buffer.from(token, 'hex')).digest('hex')
}

/** Where the page stands that confirms with a press of its button. */
export const confirmLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/newsletter/confirm?token=${token}`

/** Where a subscription is ended: a page with a button, and by POST at once (RFC 8058). */
export const unsubscribeLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/newsletter/unsubscribe?token=${token}`

export type MailingList = Database['public']['Enums']['mailing_list']

/** What a list is called in the middle of a sentence. */
export const listWords: Record<MailingList, string> = {
  newsletter: 'our newsletter',
  event_alerts: 'news about upcoming events',
}

type Page = {
  title: string
  text: string
  /** What pressing asks for, sent to the page's own address. */
  button?: { label: string; name: string }
  link?: { label: string; href: string }
}

/**
 * A page about one subscription, with one button at most. It loads nothing and is kept nowhere; that its address is
 * told to nobody, next.config.ts sees to.
 */
export async function answerPage(status: number, { title, text, button, link }: Page): Promise<Response> {
  const settings = await getSiteSettings().catch(() => null)
  const clinic = { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }
  const form = button
    ? `<form method="post"><button name="${escapeHtml(button.name)}" value="yes">${escapeHtml(button.label)}</button></form>`
    : ''
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''
  return new Response(pageOf(title, clinic, `<p>${escapeHtml(text)}</p>${form}${way}`), {
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

/** The work's page, or the truth when the database is away. */
export async function orOutage(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    log.error('newsletter', 'A subscription could not be reached', { error })
    return answerPage(503, {
      title: 'Something went wrong',
      text: 'That didn’t work. Nothing has changed. Please try again in a few minutes, or call us.',
    })
  }
}

type Sent = { values: Record<string, unknown> }

/** The newsletter's form: a subscriber, not a request to answer. Throws when it could not be stored. */
export async function keepNewsletter({ values }: Sent): Promise<{ outcome: 'received' }> {
  await subscribe('newsletter', String(values.email), values.firstName ? String(values.firstName) : null)
  return { outcome: 'received' }
}

/** EVENT-006: the same for news of new events. */
export async function keepEventAlert({ values }: Sent): Promise<{ outcome: 'received' }> {
  await subscribe('event_alerts', String(values.email), null)
  return { outcome: 'received' }
}

/**
 * Asks the address by mail whether it wants the list (NEWS-004, EVENT-006): nobody is subscribed before the button
 * behind its link is pressed. Resolves alike for every address, so that nobody learns who is subscribed. Throws when
 * it could not be stored.
 */
async function subscribe(list: MailingList, email: string, firstName: string | null): Promise<void> {
  const token = newToken()
  await retryOnRestart(() =>
    callDatabase('subscribe_to_list', 'A subscription could not be stored', {
      p_list: list,
      p_email: email,
      p_first_name: firstName,
      p_token: token,
      p_now: now().toISOString(),
    }),
  )
  deliverMailsSoon()
}

/** 192 random bits for a link, in hex. */
const newToken = (): string => randomBytes(24).toString('hex')
