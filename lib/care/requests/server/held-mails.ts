import 'server-only'
import { submissionMails } from '@/lib/care/forms/mails'
import { isKeptByItsOwn } from '@/lib/care/forms/server/keep'
import { isFormId } from '@/lib/care/forms/shared/model'
import type { Json } from '@/lib/platform/db/server/database.types'
import { serviceClient } from '@/lib/platform/db/server/service'

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
