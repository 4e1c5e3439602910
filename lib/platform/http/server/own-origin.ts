import 'server-only'
import { env } from '@/lib/platform/server/env'

/** Whether this Host header names our own site: the public address, or this machine's. */
export function isOwnHost(host: string | null | undefined): boolean {
  if (!host) return false
  const { port } = new URL(env.ownUrl)
  return [new URL(env.siteUrl).host, `localhost:${port}`, `127.0.0.1:${port}`].includes(host.toLowerCase())
}

/** Whether this Origin header names our own site; a live one only by its public address. A missing one and `null` do not. */
export function isOwnOrigin(origin: string | null): boolean {
  if (origin === null || !URL.canParse(origin)) return false
  return env.isLive ? origin === new URL(env.siteUrl).origin : isOwnHost(new URL(origin).host)
}
