import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits for a link, in hex. */
export const newToken = (): string => randomBytes(24).toString('hex')

/** What the database knows of a link's token (SHA-256, hex); null when the text is no token at all. */
export function hashOf(token: string | null): string | null {
  if (!token || !/^(?:[0-9a-f]{2}){16,64}$/.test(token)) return null
  return createHash('sha256').update(Buffer.from(token, 'hex')).digest('hex')
}
