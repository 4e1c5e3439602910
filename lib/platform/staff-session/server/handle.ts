import 'server-only'
import { z } from 'zod'
import { callDatabase } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { now } from '@/lib/platform/server/clock'
import { mayDo, type Permission } from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { log } from '@/lib/platform/telemetry/server/log'
import { identifyStaff } from './identify'
import { secondFactorRefusal } from './second-factor'

type Handler = (staff: Staff) => Promise<Response>

/**
 * Every reading call of the staff's tools comes through here: a person with a role that may, and a second factor where
 * that wants one, or a refusal. Never a 5xx but 503.
 */
export async function asStaff(
  request: Request,
  permission: Permission | null,
  handle: Handler,
): Promise<Response> {
  try {
    const staff = await identifyStaff(request)
    if (staff === 'nobody') return (await tooOften(request)) ?? notLoggedIn(permission)
    if (staff === 'no_role')
      return refuse(permission, 'no_role', 'You’re not on the clinic’s staff list. Ask the owner.')
    if (permission && !mayDo(staff.role, permission))
      return refuse(permission, 'forbidden', 'Your role doesn’t allow this. Ask the clinic’s owner.')
    const refusal = permission && (await secondFactorRefusal(request, staff, permission))
    return refusal ?? (await handle(staff))
  } catch (error) {
    return failed(error, 'That didn’t work. Nothing was changed. Please try again.')
  }
}

/** The same for changes: own pages only, JSON only, exactly the fields of the schema. */
export const asStaffMutation = <Schema extends z.ZodType>(
  request: Request,
  { permission, schema }: { permission: Permission; schema: Schema },
  handle: (input: z.infer<Schema>, staff: Staff) => Promise<Response>,
): Promise<Response> =>
  asStaff(request, permission, (staff) =>
    handleMutation(request, { schema, limit: 'staff' }, (input) =>
      handle(input, staff).catch((error: unknown) =>
        failed(
          error,
          'We didn’t hear back, so this may or may not be done. Please check before you try again.',
        ),
      ),
    ),
  )

function failed(error: unknown, message: string): Response {
  log.error('staff', 'A call of the staff failed', { error })
  return answerProblem(503, 'unavailable', message)
}

function notLoggedIn(permission: Permission | null): Response {
  tellRefused(permission, 'not_logged_in')
  return answerProblem(401, 'not_logged_in', 'Log in to the Studio.', { 'www-authenticate': 'Bearer' })
}

function refuse(permission: Permission | null, error: string, message: string): Response {
  tellRefused(permission, error)
  return answerProblem(403, error, message)
}

const tellRefused = (call: Permission | null, code: string) =>
  log.warn('staff', 'A call of the staff was refused', { call, code })

/** Guessing tokens is slow. */
async function tooOften(request: Request): Promise<Response | null> {
  const wait = await secondsToWait('staff-refused', request)
  if (wait === null) return null
  return answerTooOften(wait)
}

/**
 * Records that this person looked at something about a visitor, at most once an hour; throws when it can't: then
 * nothing is shown.
 */
export async function recordLook(staff: Staff, action: string, subject: string): Promise<void> {
  await callDatabase('record_look', 'A look could not be recorded', {
    p_actor: staff.email,
    p_action: action,
    p_subject: subject,
    p_now: now().toISOString(),
  })
}

/** Hands the checked query of an address on; a part of it that is wrong, unknown or there twice is refused by its name. */
export async function withQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  handle: (query: z.infer<Schema>) => Promise<Response>,
): Promise<Response> {
  const given = new URL(request.url).searchParams
  const twice = [...given.keys()].find((name, at, names) => names.indexOf(name) !== at)
  if (twice)
    return answerJson(400, { error: 'invalid', field: twice, message: `${twice}: stands there twice` })
  const query = schema.safeParse(Object.fromEntries(given))
  if (query.success) return handle(query.data)
  const [issue] = query.error.issues
  const field = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? 'query') : String(issue?.path[0])
  return answerJson(400, { error: 'invalid', field, message: `${field}: ${issue?.message}` })
}

type Context = { params: Promise<{ id: string }> }

/** The id in the address, or null when it is none. */
export async function idOf({ params }: Context): Promise<string | null> {
  const { success, data } = z.uuid().safeParse((await params).id)
  return success ? data : null
}
