import { Hono } from 'hono'
import { z } from 'zod'
import { jsonError } from '../json-error.ts'
import type { StackService } from '../service.ts'
import { createBooking } from './booking.ts'
import { createExam } from './exam.ts'
import { type Faults, faultNames, standIns } from './faults.ts'
import { createMap } from './map.ts'
import { createReviews } from './reviews.ts'

const order = z.strictObject({ widget: z.enum(standIns), fault: z.enum(faultNames).nullable() })

/**
 * The stand-ins of booking, exam, reviews and map at `/widgets/<host>/<path>`: each answers at the address its provider has, below
 * the provider's host. `POST /widgets/__standin/fault` puts one out of order (`fault: null`: in order again).
 */
export function createWidgets(controlToken: string): StackService {
  const faults: Faults = new Map()
  const app = new Hono().basePath('/widgets')

  app.post('/__standin/fault', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${controlToken}`)
      return jsonError(401, 'Send the control token.')
    const parsed = order.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return jsonError(400, 'Send a widget and a fault.')
    const { widget, fault } = parsed.data
    if (fault) faults.set(widget, fault)
    else faults.delete(widget)
    return c.body(null, 204)
  })
  app.route('/', createBooking(faults))
  app.route('/', createExam(faults))
  app.route('/', createReviews(faults))
  app.route('/', createMap(faults))
  app.notFound(() => jsonError(404, 'There is nothing at this address.'))

  return {
    fetch: (request) => app.fetch(request),
    isHealthy: async () => true,
    stop: async () => undefined,
  }
}
