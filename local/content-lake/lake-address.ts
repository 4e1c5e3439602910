import type { Context } from 'hono'

/**
 * The lake's own address as the caller's browser sees it, without a trailing slash: the forwarder's
 * `x-forwarded-host`, `-proto` and `-prefix` when present, else the request's own. Everything before `/v<version>/`,
 * `/images/` or `/files/` is where the lake is mounted.
 */
export function lakeAddress(context: Context): string {
  const url = new URL(context.req.url)
  const mount = url.pathname.match(/^(.*?)\/(?:v[^/]+|images|files)\//)?.[1] ?? ''
  const host = context.req.header('x-forwarded-host')
  if (!host || !/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)) return `${url.origin}${mount}`
  const scheme = context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const prefix = context.req.header('x-forwarded-prefix') ?? ''
  const isPath = /^(\/[\w.-]+)*$/.test(prefix)
  return `${scheme}://${host}${isPath ? prefix : ''}${mount}`
}
