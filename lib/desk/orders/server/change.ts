import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { answerUnknown } from '@/lib/platform/staff-session/server/subject-id'
import type { Staff } from '@/lib/platform/staff-session/shared/model'

/** Marks an order as given to its buyer, or takes that back. Refuses while it is not paid or waits for an exam. */
export async function answerFulfilment(id: string, isDone: boolean, staff: Staff): Promise<Response> {
  const { data, error } = await serviceClient().rpc('fulfil_order', {
    p_order_id: id,
    p_actor: staff.email,
    p_is_done: isDone,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The order could not be changed: ${error.message}`)
  return answerOutcome(data)
}

/** A person has looked at an order that needed one: it has the state its money gives it again. */
export async function answerSettled(id: string, staff: Staff): Promise<Response> {
  const { data, error } = await serviceClient().rpc('settle_attention', {
    p_order_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The order could not be settled: ${error.message}`)
  return answerOutcome(data)
}

function answerOutcome(data: unknown): Response {
  const { outcome } = data as { outcome: string }
  if (outcome === 'unknown') return answerUnknown()
  if (outcome === 'not_paid')
    return answerProblem(409, 'not_paid', 'Only an order that is paid can be marked as fulfilled.')
  if (outcome === 'needs_exam')
    return answerProblem(409, 'needs_exam', 'A clinician has to tick the Good Faith Exam first.')
  return answerJson(200, { outcome })
}
