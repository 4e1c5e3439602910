import 'server-only'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import type { RsvpChange } from '@/lib/people/rsvps/shared/model'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/model'

const outcome = z.object({ outcome: z.string(), left: z.number().optional() })

/**
 * Cancels, gives a spot out of turn, or notes who came; recorded with the person. Answers 404 for an unknown RSVP and 409 where
 * its state or the number of spots is in the way. Throws when the database fails.
 */
export async function answerRsvpChange(id: string, change: RsvpChange, staff: Staff): Promise<Response> {
  const { data, error } = await call(id, change, staff)
  if (error) throw new Error(`An RSVP could not be changed: ${error.message}`)
  deliverMailsSoon()
  const { outcome: is, left } = outcome.parse(data)
  if (is === 'unknown') return answerProblem(404, 'unknown', 'There is no such reservation any more.')
  if (is === 'full')
    return answerProblem(
      409,
      'full',
      `There ${left === 1 ? 'is 1 spot' : `are ${left} spots`} left, which is too few.`,
    )
  const wanted = { cancel: 'cancelled', promote: 'confirmed', attend: 'attended', unattend: 'confirmed' }[
    change.action
  ]
  if (is === wanted) return answerJson(200, { outcome: is })
  return answerProblem(
    409,
    'changed',
    'This reservation was changed meanwhile. Nothing was done: please look at it once more.',
  )
}

function call(id: string, { action, overCapacity }: RsvpChange, { email }: Staff) {
  const common = { p_rsvp: id, p_actor: email, p_now: now().toISOString() }
  const database = serviceClient()
  if (action === 'cancel') return database.rpc('cancel_rsvp', common)
  if (action === 'promote')
    return database.rpc('promote_rsvp', { ...common, p_over_capacity: overCapacity ?? false })
  return database.rpc('mark_rsvp_attended', { ...common, p_attended: action === 'attend' })
}
