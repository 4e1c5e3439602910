import { createHash } from 'node:crypto'

/**
 * The caller's network, hashed: the address as the nearest proxy saw it (the last entry; earlier ones are the caller's own
 * words), of IPv6 the part that belongs to one household.
 */
export function callerOf(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
  return createHash('sha256').update(network).digest('base64url')
}
