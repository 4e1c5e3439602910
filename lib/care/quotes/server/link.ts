import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/server/env'

/** The page of the quote of this request. Its address is the key, computed for each mail and kept nowhere. */
export const quotePath = (request: string): string => `/quote/${quoteToken(request)}`

const quoteToken = (request: string): string =>
  Buffer.concat([Buffer.from(request.replaceAll('-', ''), 'hex'), seal(request)]).toString('base64url')

/** The request that a token opens; null for what is none of ours. */
export function requestOf(token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, 16).toString('hex')
  const request = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), seal(request)) ? request : null
}

const seal = (request: string) =>
  createHmac('sha256', env.supabase.secretKey)
    .update(JSON.stringify(['quote', 'link', request]))
    .digest()
