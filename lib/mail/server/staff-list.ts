import 'server-only'
import type { MailCounts, MailQuery, MailRow } from '@/lib/mail/shared/mail-list'
import { callDatabase, callDatabaseRow } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { mailTitle } from './kinds'
import { deliverMailsSoon } from './outbox'

type Page = { items: MailRow[]; next: string | null; now: string; counts: MailCounts }

/**
 * A page of the outbox for the staff, what failed on top, with how many fail and wait in all. Throws when the
 * database fails.
 */
export async function listMails({ view, search, after, limit }: MailQuery): Promise<Page> {
  const [mails, counts] = await Promise.all([
    callDatabase('list_mails', 'The mails could not be read', {
      p_view: view,
      p_search: search ?? null,
      p_after: after ?? null,
      p_limit: limit,
    }),
    readMailCounts(),
  ])
  const items = mails.map((row) => ({
    id: row.id,
    title: mailTitle(row.kind) ?? row.kind,
    recipient: row.recipient,
    status: row.status,
    tries: row.tries,
    problem: row.status === 'sent' ? null : failureWords(row.last_error),
    createdAt: row.created_at,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
  }))
  const next = mails.length === limit ? (mails.at(-1)?.cursor ?? null) : null
  return { items, next, now: now().toISOString(), counts }
}

/** How many mails were given up, and how many wait. Throws when the database fails. */
export async function readMailCounts(): Promise<MailCounts> {
  return callDatabaseRow('mail_counts', 'The mails could not be counted')
}

/** Queues a mail once more for this member of staff. Throws when the database fails. */
export async function resendMail(id: string, actor: string): Promise<'queued' | 'unknown' | 'unwanted'> {
  const data = await callDatabase('resend_mail', 'The mail could not be queued', {
    p_id: id,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return data as 'queued' | 'unknown' | 'unwanted'
}

const sentences: [pattern: RegExp, sentence: string][] = [
  [/ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ENOTFOUND|ETIMEDOUT/, 'The mail server could not be reached.'],
  [/EAUTH|\b53[05]\b/, 'The mail server refused our password. Please tell whoever runs the website.'],
  [/EENVELOPE|\b55[0134]\b/, 'The mail server doesn’t accept email for this address. Is it spelled right?'],
  [/\b(?:552|452)\b/, 'The mailbox is full.'],
  [/\b4\d\d\b/, 'The mail server asked to try later.'],
  [/\b5\d\d\b|EMESSAGE/, 'The mail server refused the email.'],
  [
    /contacts are not published|no email address/,
    'The clinic’s own contacts are not published in the Studio.',
  ],
  [/Nobody wants this mail/, 'The reader has unsubscribed.'],
  [/code of this mail is no longer valid/, 'The gift card has been canceled or has a new code.'],
  [/SMTP_URL is not set/, 'No mail server is set up.'],
]

/** Why a mail did not go, for people without knowledge of mail servers; null when nothing went wrong. */
export function failureWords(lastError: string | null): string | null {
  if (!lastError) return null
  const [, sentence] = sentences.find(([pattern]) => pattern.test(lastError)) ?? []
  return sentence ?? 'Something went wrong on our side. Please tell whoever runs the website.'
}
