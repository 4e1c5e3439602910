import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import type { OutgoingMail } from '../mail/send.ts'
import { confirmation, textOfHtml } from './mail-templates.ts'

export type ConfirmationMail = { sql: Sql; siteUrl: string; send(mail: OutgoingMail): Promise<void> }

/**
 * `POST /auth/v1/resend` for sign-ups, which lite answers with 429 for ever: gives an unconfirmed account a new code and
 * mails it. Does nothing, without saying so, for an unknown or confirmed address.
 */
export async function resendConfirmation(options: ConfirmationMail, address: string): Promise<void> {
  const email = address.toLowerCase()
  const code = Array.from({ length: 10 }, () => randomInt(10)).join('')
  const tokenHash = createHash('sha256').update(`${email}${code}`).digest('hex')
  const rows = await options.sql`
    update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
    where email = ${email} and email_confirmed_at is null and confirmation_sent_at is not null
    returning id`
  if (rows.length === 0) return
  const template = await readFile(confirmation.templateUrl, 'utf8')
  const html = template
    .replaceAll('{{ .SiteURL }}', options.siteUrl)
    .replaceAll('{{ .TokenHash }}', tokenHash)
  await options.send({ to: email, subject: confirmation.subject, html, text: textOfHtml(html) })
}
