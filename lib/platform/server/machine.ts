import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'

/** What the disk of this folder has left for us. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** When the certificate of this host ends, also an invalid one's. Rejects when nobody answers in eight seconds. */
export const certificateEnd = (host: string, port: number): Promise<Date> =>
  new Promise((done, fail) => {
    const socket = connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: 8_000 },
      () => {
        done(new Date(socket.getPeerCertificate().valid_to))
        socket.end()
      },
    )
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', fail)
  })

const dayMs = 86_400_000

/** Two weeks are time enough to renew it by hand. */
export const minCertificateDays = 14

/** Whole days until then; below zero when it is over. */
export const daysUntil = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / dayMs)

/** Signatures, tokens and sale days go by the clock. */
export const maxClockSeconds = 30

/** How far a clock is ahead of the time somebody told, who was asked at `before` and has answered at `after`. */
export const secondsAhead = (told: Date, before: Date, after: Date): number =>
  Math.round(((before.getTime() + after.getTime()) / 2 - told.getTime()) / 1000)
