import 'server-only'
import { isAlarmName, type OpenAlarm } from '@/lib/desk/health/shared'
import { dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

const longestMs = 3_000

/** What the owner was told is broken, and when somebody looked last; throws when the database does not answer. */
export async function readAlarms(): Promise<{ open: OpenAlarm[]; seenAt: string | null }> {
  const query = serviceClient()
    .from('alarms')
    .select('name, is_open, open_since, seen_at')
    .order('seen_at', { ascending: false })
    .abortSignal(AbortSignal.timeout(longestMs))
  const rows = await dataOf(query, 'The alarms could not be read')
  const open = rows.flatMap(({ name, is_open, open_since, seen_at }) =>
    is_open && isAlarmName(name) ? [{ name, since: isoMoment(open_since ?? seen_at) }] : [],
  )
  return { open, seenAt: isoMoment(rows[0]?.seen_at ?? null) }
}
