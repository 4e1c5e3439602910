import PostalMime, { type Email } from 'postal-mime'
import type { Sql } from 'postgres'

export type StoredMail = {
  id: number
  /** ISO 8601. */
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  /** As sent, so not to be trusted. */
  html: string
}

export type MailStore = Awaited<ReturnType<typeof openMailStore>>

type Row = { id: number; received_at: Date; sender: string; recipients: string[]; raw: Buffer }

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
    );`)
  return {
    async add(mail: { receivedAt: Date; from: string; to: string[]; raw: Buffer }): Promise<void> {
      await sql`insert into mail.messages (received_at, sender, recipients, raw)
        values (${mail.receivedAt}, ${mail.from}, ${mail.to}, ${mail.raw})`
    },
    async list(to?: string): Promise<StoredMail[]> {
      const rows = await sql<Row[]>`select id, received_at, sender, recipients, raw from mail.messages
        ${to ? sql`where ${to} = any(recipients)` : sql``} order by id desc limit 200`
      return Promise.all(rows.map(read))
    },
    async get(id: number): Promise<StoredMail | undefined> {
      const [row] = await sql<
        Row[]
      >`select id, received_at, sender, recipients, raw from mail.messages where id = ${id}`
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

async function read(row: Row): Promise<StoredMail> {
  const mail = await parse(row.raw)
  return {
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    from: row.sender,
    to: row.recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

/** One mail that can't be read, such as one nested a thousand times, must not hide all the others. */
async function parse(raw: Buffer): Promise<Pick<Email, 'subject' | 'text' | 'html'>> {
  try {
    return await PostalMime.parse(raw)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { subject: '(a mail that cannot be read)', text: reason }
  }
}
