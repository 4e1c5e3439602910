import type { Database } from '@/lib/db/database.types'
import type { Clinic } from './order-mails'

export type OutboxRow = Database['public']['Tables']['mail_outbox']['Row']

export type WrittenMail = {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type MailKind = {
  /** What staff call it in the inbox: it names neither people nor what they asked for. */
  title: string
  /** Writes it. Throws when what it reports can't be read. */
  compose(row: OutboxRow, clinic: Clinic): WrittenMail | Promise<WrittenMail>
}
