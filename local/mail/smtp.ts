import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'
import type { MailStore } from './store.ts'

const largestMail = 25 * 1024 * 1024

/** An SMTP server on a loopback port that stores every mail before it says 250. */
export async function startSmtp(
  store: MailStore,
  { port, now }: { port: number; now(): Date },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address.toLowerCase())
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw new Error('The mail is larger than 25 MB')
          return store.add({ receivedAt: now(), from, to, raw })
        })
        .then(() => done(), done)
    },
  })
  // A client that goes away in the middle is its own matter.
  server.on('error', () => undefined)
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening').catch((error) => {
    throw new StartupProblem(
      `Port ${port} cannot be used for mails (${systemErrorCode(error)}): set OCOTILLO_SMTP_PORT to a free port (0 takes any).`,
    )
  })
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
