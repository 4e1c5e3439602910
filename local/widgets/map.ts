import { Hono } from 'hono'
import { jsonError } from '../json-error.ts'
import type { Faults } from './faults.ts'
import { mapPage } from './map-page.ts'
import { elsewhere, keepWaiting } from './out-of-order.ts'

/** The map's stand-in at the address its provider's frame has (contracts B3): a page with a drawing and no program. */
export function createMap(faults: Faults): Hono {
  const app = new Hono()
  app.get('/www.google.com/maps/*', async (c) => {
    const fault = faults.get('map')
    if (fault === 'not-found') return jsonError(404, 'The stand-in of the map is out of order.')
    if (fault === 'redirect')
      return page(`<script>top.location.href = ${JSON.stringify(elsewhere)}</script>`, "'unsafe-inline'")
    await keepWaiting(fault, c.req.raw)
    return page(mapPage, "'none'")
  })
  return app
}

const page = (html: string, script: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${script}`,
      'x-content-type-options': 'nosniff',
    },
  })
