import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { healthFields } from './fields'

const dayMs = 86_400_000
/** Where the setting was never published. */
const usualDays = 365

/**
 * Removes dates of birth and free text from requests that were done so many days ago (setting `redactAfterDays`), with the notes about
 * them. Returns how many requests it was. Throws when CMS or database can't be reached: the next run does it.
 */
export async function redactRequests(): Promise<number> {
  const settings = await getSiteSettings()
  const at = now()
  const before = new Date(at.getTime() - (settings?.redactAfterDays ?? usualDays) * dayMs)
  let count = 0
  for (;;) {
    const { data, error } = await serviceClient().rpc('redact_requests', {
      p_before: before.toISOString(),
      p_fields: healthFields(),
      p_now: at.toISOString(),
    })
    if (error) throw new Error(`Health details could not be removed: ${error.message}`)
    if (data === 0) return count
    count += data
  }
}
