import 'server-only'
import type { Database } from '@/lib/platform/db/server/database.types'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'

export type OutboxRow = Database['public']['Tables']['mail_outbox']['Row']

export type WrittenMail = {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type Clinic = { name: string; phone: string; siteUrl: string }

export type MailKind = {
  /** What staff call it in the inbox: it names neither people nor what they asked for. */
  title: string
  /** Writes it. Throws when what it reports can't be read. */
  compose(row: OutboxRow, clinic: Clinic): WrittenMail | Promise<WrittenMail>
}

/** Today's contacts, as they are published; null while they are not. */
type Contacts = { name: string; phone: string; mailbox: string | null }

type Offered = { kinds: Record<string, MailKind>; readContacts(): Promise<Contacts | null> }

const offered = () => processState<Partial<Offered>>('mails', () => ({}))

/**
 * Every kind of mail there is, by the name its rows in the outbox carry, and who sends them: told once, by
 * lib/app.ts.
 */
export function offerMails(offer: Offered): void {
  Object.assign(offered(), offer)
}

/** What staff and senders call mails of this kind; undefined when there are none. */
export const mailTitle = (kind: string): string | undefined => offered().kinds?.[kind]?.title

/**
 * The mail of an outbox row, written with today's contacts. Throws when what it reports, or where it goes, can't be
 * read.
 */
export async function composeMail(row: OutboxRow): Promise<WrittenMail & { to: string }> {
  const { kinds, readContacts } = offered()
  const kind = kinds?.[row.kind]
  if (!kind) throw new Error(`There is no mail of the kind ${row.kind}`)
  const contacts = await readContacts?.()
  if (!contacts) throw new Error("The clinic's contacts are not published")
  const to = row.recipient ?? contacts.mailbox
  if (!to) throw new Error('The clinic has no email address for bookings')
  const { name, phone } = contacts
  return { to, ...(await kind.compose(row, { name, phone, siteUrl: env.siteUrl })) }
}
