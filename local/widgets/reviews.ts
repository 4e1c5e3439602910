import { Hono } from 'hono'
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
    if (fault === 'not-found') return script('', 404)
    if (fault === 'never-ready') return script('')
    if (fault === 'redirect') return script(`location.href = ${JSON.stringify(elsewhere)}`)
    await keepWaiting(fault, c.req.raw)
    return script(reviewsScript)
  })
  return app
}

const script = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
