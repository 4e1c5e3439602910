import 'server-only'
import type { AuditEntry, AuditQuery } from '@/lib/desk/audit/shared'
import { serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

/** What the staff did, newest first; `next` is null on the last page. Throws when the database fails. */
export async function listAudit({ actor, after, limit }: AuditQuery) {
  const database = serviceClient()
  let entries = database.from('audit_log').select().order('id', { ascending: false }).limit(limit)
  if (actor) entries = entries.eq('actor', actor)
  if (after) entries = entries.lt('id', after)
  const [found, staff, former] = await Promise.all([
    entries,
    database.from('staff').select('id, email, name').order('name'),
    database.from('former_staff').select('id, email, name').order('removed_at', { ascending: false }),
  ])
  const failure = found.error ?? staff.error ?? former.error
  if (failure) throw new Error(`The audit log could not be read: ${failure.message}`)
  const known = [...(staff.data ?? []), ...(former.data ?? [])]
  const people = known.filter(({ email }, index) => known.findIndex((one) => one.email === email) === index)
  const items: AuditEntry[] = (found.data ?? []).map((entry) => ({
    id: String(entry.id),
    at: isoMoment(entry.at),
    by: people.find(({ email }) => email === entry.actor)?.name ?? entry.actor,
    role: entry.role,
    action: entry.action,
    subject: entry.subject,
    detail: Object.entries({ ...personOf(entry.subject, known), ...(entry.detail as object | null) })
      .map(([key, value]) => `${key}: ${value ?? 'nobody'}`)
      .join(', '),
  }))
  const last = items.length === limit ? items.at(-1) : undefined
  return {
    items,
    next: last?.id ?? null,
    now: now().toISOString(),
    people: people.map(({ email, name }) => ({ email, name })),
  }
}

/** Whom of the staff this is about, by the name they have or had. */
function personOf(subject: string, known: { id: string; name: string }[]): { person?: string } {
  const [kind, id] = subject.split(':')
  const name = kind === 'staff' && known.find((one) => one.id === id)?.name
  return name ? { person: name } : {}
}
