import { timingSafeEqual } from 'node:crypto'

/** Whether a call says `Authorization: Bearer` with this secret; never where there is none. */
export function hasBearer({ headers }: Request, secret: string | undefined): boolean {
  const header = headers.get('authorization')
  if (!secret || !header) return false
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${secret}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
