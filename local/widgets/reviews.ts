import { Hono } from 'hono'
import { jsonError } from '../json-error.ts'
import { fillReviews } from './browser/reviews.ts'
import { scriptOf } from './browser/script-of.ts'
import type { Faults } from './faults.ts'
import { elsewhere, keepWaiting } from './out-of-order.ts'

const reviewsScript = scriptOf([fillReviews], 'fillReviews()')

/** The reviews' stand-in (contracts B3): one script that fills every `.elfsight-app-<id>` of the page. */
export function createReviews(faults: Faults): Hono {
  const app = new Hono()
  app.get('/elfsightcdn.com/platform.js', async (c) => {
    const fault = faults.get('reviews')
    if (fault === 'not-found') return jsonError(404, 'The stand-in of the reviews is out of order.')
    if (fault === 'never-ready') return script('')
    if (fault === 'redirect') return script(`location.href = ${JSON.stringify(elsewhere)}`)
    await keepWaiting(fault, c.req.raw)
    return script(reviewsScript)
  })
  return app
}

const script = (text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
