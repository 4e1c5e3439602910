import { Hono } from 'hono'
import { LakeError } from './errors.ts'
import type { LakeContext, LakeEnv } from './types.ts'

/**
 * What the Studio asks Sanity the company: plans, trials, help, telemetry, feature flags. The local answers are "nothing to show" and
 * "telemetry denied"; shapes as read in sanity 6.16.
 */
export function studioServiceRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/ping', (c) => c.json({ pong: true }))
  app.get('/data/ping/:dataset', (c) => c.json({ pong: true }))
  app.get('/geoip/country', (c) => c.json({ isoCode: null }))
  app.get('/check/cors', (c) => {
    const origin = c.req.header('origin')
    const allowed = !origin || context.allowedOrigins.includes(origin)
    return c.json({ result: { allowed, withCredentials: allowed } })
  })

  // Without this one the Studio, once it hears so, wraps itself in an offer to buy comments: all that was opened starts anew.
  app.get('/features', (c) => c.json(['studioComments']))
  app.get('/subscriptions/project/:project', (c) => c.json(null))
  app.get('/schedules/:project/:dataset', (c) => c.json({ schedules: [] }))
  app.get('/journey/announcements', (c) => c.json([]))
  app.get('/journey/*', (c) => c.json(null))
  app.post('/journey/*', (c) => c.json({}))
  app.get('/help', (c) => c.json({ resources: { welcomeMessage: '', sectionArray: [] } }))
  app.get('/media-libraries', (c) => c.json({ data: [] }))

  app.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
  app.post('/intake/*', (c) => c.json({}))

  app.get('/access/requests/me', (c) => c.json([]))
  app.post('/access/project/:project/requests', () => {
    throw new LakeError(
      409,
      'conflictError',
      'Ask the owner in person: the local content lake passes no requests on',
    )
  })

  return app
}
