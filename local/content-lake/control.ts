import { Hono } from 'hono'
import { z } from 'zod'
import { isControlToken } from '../control-token.ts'
import { badRequest, unauthorized } from './errors.ts'
import type { WebhookSender } from './webhooks.ts'

const faults = z.strictObject({ webhooks: z.enum(['drop', 'deliver']) })

/** `POST /_faults {"webhooks":"drop"|"deliver"}`: tests lose webhooks with it. Only with the control token. */
export function faultRoutes(sender: WebhookSender, controlToken: string): Hono {
  const app = new Hono()
  app.post('/_faults', async (c) => {
    if (!isControlToken(c.req.raw, controlToken)) throw unauthorized()
    const parsed = faults.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) throw badRequest('The body must be {"webhooks": "drop"} or {"webhooks": "deliver"}')
    sender.isDropping = parsed.data.webhooks === 'drop'
    return c.json(parsed.data)
  })
  return app
}

/** A request that the lake could not serve: Studio asked for something it does not know. */
export interface Unanswered {
  method: string
  path: string
  status: 404 | 501
  count: number
}

const MOST = 500

/** Remembers what was asked and not served, so that a browser test can demand that nothing was. */
export function createUnanswered() {
  const entries = new Map<string, Unanswered>()
  return {
    add(method: string, path: string, status: 404 | 501): void {
      const key = `${method} ${path} ${status}`
      const entry = entries.get(key)
      if (entry) entry.count += 1
      else if (entries.size < MOST) entries.set(key, { method, path, status, count: 1 })
    },
    list: () => [...entries.values()],
  }
}
