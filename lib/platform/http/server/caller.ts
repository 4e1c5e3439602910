import { createHash } from 'node:crypto'

/** The caller's address as the nearest proxy saw it: the last entry; earlier ones are the caller's own words. */
export const callerAddress = (headers: { get(name: string): string | null }): string | null =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null

/** The caller's network, hashed: of an IPv6 address the part that belongs to one household. */
export function callerOf(request: Request): string {
  const address = callerAddress(request.headers) ?? ''
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
  return createHash('sha256').update(network).digest('base64url')
}
