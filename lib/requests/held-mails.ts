import 'server-only'
import type { Json } from '@/lib/db/database.types'
import { serviceClient } from '@/lib/db/service'
import { isKeptByItsOwn } from '@/lib/forms/keep'
import { submissionMails } from '@/lib/forms/mails'
import { isFormId } from '@/lib/forms/model'

/** The mails that a message held for a review would have queued: they go out once it is known to be none of the bad ones. */
export async function heldMails(id: string): Promise<Json[]> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select('form, payload')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Error(`A request could not be read: ${error.message}`)
  if (!data || !isFormId(data.form) || isKeptByItsOwn(data.form)) return []
  return submissionMails(data.form, data.payload as Record<string, Json>)
}
