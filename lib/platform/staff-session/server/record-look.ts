import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/model'

/** Records that this person looked at something about a visitor, at most once an hour; throws when it can't: then nothing is shown. */
export async function recordLook(staff: Staff, action: string, subject: string): Promise<void> {
  const { error } = await serviceClient().rpc('record_look', {
    p_actor: staff.email,
    p_action: action,
    p_subject: subject,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A look could not be recorded: ${error.message}`)
}
