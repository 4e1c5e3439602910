import 'server-only'
import type { Json } from '@/lib/db/database.types'
import { serviceClient } from '@/lib/db/service'

/** The mails that a message held for a review would have queued: they go out once it is known to be none of the bad ones. */
export async function heldMails(id: string): Promise<Json[]> {
  const { data, error } = await serviceClient().from('submissions').select('form').eq('id', id).maybeSingle()
  if (error) throw new Error(`A request could not be read: ${error.message}`)
  return data ? [{ kind: 'staff_submission', recipient: null, data: { form: data.form } }] : []
}
