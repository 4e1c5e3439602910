import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Demo } from './demo.ts'

/** A call as no browser makes it: any method, any headers, also of Host. */
export const oddCall = (demo: Demo, method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Record<'allow' | 'cache' | 'policy' | 'hsts' | 'body', string> & { status: number }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(demo.ownUrl)
      request({ hostname, port, method, path, headers, agent: false }, async (response) => {
        const named = (name: string) => String(response.headers[name] ?? '')
        resolve({
          status: response.statusCode ?? 0,
          allow: named('allow'),
          cache: named('cache-control'),
          policy: named('content-security-policy'),
          hsts: named('strict-transport-security'),
          body: await text(response),
        })
      })
        .on('error', reject)
        .end()
    },
  )
