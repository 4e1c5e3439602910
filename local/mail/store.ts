import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import type { Sql } from 'postgres'

export type StoredMail = {
  id: number
  /** ISO 8601. */
  receivedAt: string
  from: string
  to: string[]
  /** Where an answer goes, if not to the sender. */
  replyTo: string | null
  subject: string
  text: string
  /** As sent, so not to be trusted. */
  html: string
  /** How often it came: a mail with the same Message-ID for the same recipient is kept once, as mailboxes do. */
  deliveries: number
}

export type MailStore = Awaited<ReturnType<typeof openMailStore>>

type Row = {
  id: number
  received_at: Date
  sender: string
  recipients: string[]
  raw: Buffer
  deliveries: number
}

/** The mails that the sink took, in schema `mail`. Newest first; `to` narrows to one recipient. */
export async function openMailStore(sql: Sql) {
  await sql.unsafe(`
    create schema if not exists mail;
    create table if not exists mail.messages (
      id integer generated always as identity primary key,
      received_at timestamptz not null,
      sender text not null,
      recipients text[] not null,
      raw bytea not null
    );
    alter table mail.messages add column if not exists message_id text;
    alter table mail.messages add column if not exists deliveries integer not null default 1;
    create index if not exists messages_message_id on mail.messages (message_id);`)
  const columns = sql`id, received_at, sender, recipients, raw, deliveries`
  return {
    /** Stores a mail for those recipients who don't have it; for the others it only counts. */
    async add(mail: { receivedAt: Date; from: string; to: string[]; raw: Buffer }): Promise<void> {
      const messageId = digest((await parse(mail.raw)).messageId)
      await sql.begin(async (transaction) => {
        // Two deliveries at once must not both find nothing.
        await transaction`select pg_advisory_xact_lock(hashtext(${messageId ?? ''}))`
        const had = await transaction<{ recipients: string[] }[]>`
          update mail.messages set deliveries = deliveries + 1
          where message_id = ${messageId} and recipients && ${mail.to} returning recipients`
        const missing = mail.to.filter(
          (address) => !had.some(({ recipients }) => recipients.includes(address)),
        )
        if (missing.length === 0 && had.length > 0) return
        await transaction`insert into mail.messages (received_at, sender, recipients, raw, message_id)
          values (${mail.receivedAt}, ${mail.from}, ${missing}, ${mail.raw}, ${messageId})`
      })
    },
    async list(to?: string): Promise<StoredMail[]> {
      const rows = await sql<Row[]>`select ${columns} from mail.messages
        ${to ? sql`where ${to} = any(recipients)` : sql``} order by id desc limit 200`
      return Promise.all(rows.map(read))
    },
    async get(id: number): Promise<StoredMail | undefined> {
      const [row] = await sql<Row[]>`select ${columns} from mail.messages where id = ${id}`
      return row && read(row)
    },
    async deleteAll(): Promise<void> {
      await sql`delete from mail.messages`
    },
    async isHealthy(): Promise<boolean> {
      await sql`select 1`
      return true
    },
  }
}

/** A Message-ID may be longer than an index takes, or hold what PostgreSQL can't. */
function digest(messageId: string | undefined): string | null {
  return messageId ? createHash('sha256').update(messageId).digest('hex') : null
}

async function read(row: Row): Promise<StoredMail> {
  const mail = await parse(row.raw)
  return {
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    from: row.sender,
    to: row.recipients,
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    deliveries: row.deliveries,
  }
}

/** One mail that can't be read, such as one nested a thousand times, must not hide all the others. */
async function parse(
  raw: Buffer,
): Promise<Pick<Email, 'messageId' | 'replyTo' | 'subject' | 'text' | 'html'>> {
  try {
    return await PostalMime.parse(raw)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { subject: '(an email that cannot be read)', text: reason }
  }
}

export type OutgoingMail = { to: string; subject: string; text?: string; html?: string }

const sender = 'Ocotillo <no-reply@ocotillo.example>'

/** Sends mails to the SMTP server on this loopback port. */
export function createMailSender(port: number): { send(mail: OutgoingMail): Promise<void>; close(): void } {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, pool: true })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from: sender, to, subject, text, html })
    },
    close: () => transport.close(),
  }
}
