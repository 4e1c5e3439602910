import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import type { WrittenMail } from './kinds'

type Mail = WrittenMail & { to: string; messageId: string }

/** Hands one mail to the mail server; resolves when it has taken it. Throws otherwise. */
export async function sendMail(mail: Mail): Promise<void> {
  if (!env.mail) throw new Error('SMTP_URL is not set')
  await transport(env.mail.smtpUrl).sendMail({ from: env.mail.from, ...mail })
}

function transport(smtpUrl: string): Transporter {
  return processState('mail-transport', () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  )
}
