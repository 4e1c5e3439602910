import 'server-only'
import type { z } from 'zod'
import { answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { secondsToWait } from '@/lib/platform/http/server/rate-limit'
import { mayDo, type Permission, type Staff } from '@/lib/platform/staff-session/shared/model'
import { identifyStaff } from './identify'

type Handler = (staff: Staff) => Promise<Response>

/** Every reading call of the staff's tools comes through here: a person with a role that may, or a refusal. Never a 5xx but 503. */
export async function asStaff(
  request: Request,
  permission: Permission | null,
  handle: Handler,
): Promise<Response> {
  try {
    const staff = await identifyStaff(request)
    if (staff === 'nobody') return (await tooOften(request)) ?? notLoggedIn()
    if (staff === 'no_role')
      return answerProblem(403, 'no_role', 'You’re not on the clinic’s staff list. Ask the owner.')
    if (permission && !mayDo(staff.role, permission))
      return answerProblem(403, 'forbidden', 'Your role doesn’t allow this. Ask the clinic’s owner.')
    return await handle(staff)
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
  console.error(`A call of the staff failed: ${error instanceof Error ? error.message : error}`)
  return answerProblem(503, 'unavailable', message)
}

const notLoggedIn = () =>
  answerProblem(401, 'not_logged_in', 'Log in to the Studio.', { 'www-authenticate': 'Bearer' })

/** Guessing tokens is slow. */
async function tooOften(request: Request): Promise<Response | null> {
  const wait = await secondsToWait('staff-refused', request)
  if (wait === null) return null
  return answerTooOften(wait)
}
