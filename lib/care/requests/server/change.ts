import 'server-only'
import type { z } from 'zod'
import { submissionMails } from '@/lib/care/forms/mails'
import { isKeptByItsOwn } from '@/lib/care/forms/server/form-keepers'
import { keepHeldByItsOwn } from '@/lib/care/forms/server/release'
import { isFormId } from '@/lib/care/forms/shared/forms'
import type { changeRequest, noteRequest, replyRequest } from '@/lib/care/requests/shared'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'

import { mayDo } from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'

/** Gives a request to somebody or another status. Answers 409 when somebody else changed it since it was seen. */
export async function answerChange(id: string, input: z.infer<typeof changeRequest>, staff: Staff) {
  if (input.assignee && !(await mayAnswer(input.assignee)))
    return answerJson(400, {
      error: 'invalid',
      field: 'assignee',
      message: 'This person doesn’t answer requests.',
    })
  if (input.status === 'new') await keepHeldByItsOwn(id)
  const data = await callDatabase('change_request', 'A request could not be changed', {
    p_id: id,
    p_actor: staff.email,
    p_status: input.status ?? null,
    p_is_assigned: input.assignee !== undefined,
    p_assignee: input.assignee ?? null,
    p_mails: input.status === 'new' ? await heldMails(id) : [],
    p_seen: input.seen,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return answerOutcome(data)
}

/** Adds a note for colleagues. */
export async function answerNote(id: string, { text }: z.infer<typeof noteRequest>, staff: Staff) {
  const data = await callDatabase('note_request', 'A note could not be stored', {
    p_id: id,
    p_actor: staff.email,
    p_body: text,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/**
 * Answers the sender by mail. Answers 409 when somebody else changed the request since it was seen, so that nobody is
 * answered twice.
 */
export async function answerReply(id: string, input: z.infer<typeof replyRequest>, staff: Staff) {
  const data = await callDatabase('reply_to_request', 'A reply could not be stored', {
    p_id: id,
    p_actor: staff.email,
    p_subject: input.subject,
    p_body: input.text,
    p_seen: input.seen,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return answerOutcome(data)
}

/** Ticks the exam of a request or an order, or takes the tick back. */
export async function answerExam(kind: 'submission' | 'order', id: string, isDone: boolean, staff: Staff) {
  const data = await callDatabase('tick_exam', 'An exam could not be ticked', {
    p_kind: kind,
    p_id: id,
    p_actor: staff.email,
    p_is_done: isDone,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

function answerOutcome(data: unknown): Response {
  const { outcome, by, at } = data as { outcome: string; by?: string; at?: string }
  if (outcome === 'done') return answerJson(200, { outcome })
  if (outcome === 'no_email')
    return answerProblem(422, 'no_email', 'The sender didn’t leave an email address. Please call instead.')
  if (outcome === 'unknown') return answerUnknown()
  if (outcome === 'fulfilled')
    return answerProblem(
      409,
      'fulfilled',
      'The order is fulfilled: the exam can’t be taken back. Take “fulfilled” back first.',
    )
  if (outcome === 'not_owed')
    return answerProblem(
      409,
      'not_owed',
      'Nothing of this order will be given anymore, so there is no exam to mark as done.',
    )
  const who =
    by && at
      ? `${by} changed this request ${clinicMoment(new Date(at), now())}.`
      : 'Someone has changed this request.'
  return answerProblem(409, 'changed', `${who} Nothing was done: please look at it once more.`)
}

async function mayAnswer(email: string): Promise<boolean> {
  const { data, error } = await serviceClient().from('staff').select('role').eq('email', email).maybeSingle()
  if (error) throw new Error(`The staff could not be read: ${error.message}`)
  return data !== null && mayDo(data.role, 'requests.answer')
}

/**
 * The mails that a message held for a review would have queued: they go out once it is known to be none of the bad
 * ones.
 */
async function heldMails(id: string): Promise<Json[]> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select('form, payload')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Error(`A request could not be read: ${error.message}`)
  if (!data || !isFormId(data.form) || isKeptByItsOwn(data.form)) return []
  return submissionMails(data.form, data.payload as Record<string, Json>)
}
