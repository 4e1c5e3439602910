import { randomUUID } from 'node:crypto'
import { connectToDatabase } from './database'
import type { Demo } from './demo'

/** A mail the mail server refused eight times. */
export async function failedMail(demo: Demo, email: string): Promise<string> {
  const sql = await connectToDatabase(demo)
  const [row] = await sql`
    insert into public.mail_outbox (kind, dedupe_key, recipient, data, status, tries, last_error)
    values ('discount_code', ${randomUUID()}, ${email}, ${sql.json({ code: 'OCO-SECRET', percent: 25 })}, 'failed', 8,
      'mail server: EENVELOPE 550') returning id`
  await sql.end()
  return row?.id
}
