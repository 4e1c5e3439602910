import { createTransport } from 'nodemailer'

export type OutgoingMail = { to: string; subject: string; text?: string; html?: string }

const sender = 'Ocotillo <no-reply@ocotillo.example>'

/** A function that sends mails to the SMTP server on this loopback port. */
export function createMailSender(port: number): { send(mail: OutgoingMail): Promise<void>; close(): void } {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, pool: true })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from: sender, to, subject, text, html })
    },
    close: () => transport.close(),
  }
}
