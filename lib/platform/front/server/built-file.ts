import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { everywhere } from '../../security/server/headers.ts'
import { requestIdHeader } from '../../telemetry/server/request.ts'
import { encodingFor } from './page.ts'

const folder = new URL('../../../../.next/static/chunks/', import.meta.url)
const address = /^\/(?:_next\/static\/chunks|scripts|art)\/([\w~-][\w.~-]*\.(js|css|svg))$/
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
/** By name; no more than there are in the build. */
const known = new Map<string, Buffer>()

/**
 * Sends a script, style sheet or drawing as small as the build made it (scripts/demo/build.ts): Next would compress it
 * for each call, and less. False where the call is not for one, takes no brotli, or nothing was made: then it is Next's.
 */
export async function sendBuiltFile(
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, name, kind = ''] = address.exec(url) ?? []
  if (!name || encodingFor(String(headers['accept-encoding'] ?? '')) !== 'br') return false
  const body = known.get(name) ?? (await readFile(new URL(`${name}.br`, folder)).catch(() => undefined))
  if (!body) return false
  known.set(name, body)
  // Nobody looks up the call for a file that is the same for all.
  response.removeHeader(requestIdHeader)
  response.writeHead(200, {
    ...everywhere,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-type': `${types[kind]}; charset=utf-8`,
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}
