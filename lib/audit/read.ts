import 'server-only'
import { now } from '@/lib/clock'
import { isoMoment } from '@/lib/db/iso-moment'
import { serviceClient } from '@/lib/db/service'
import type { AuditEntry, AuditQuery } from './model'

/** What the staff did, newest first; `next` is null on the last page. Throws when the database fails. */
export async function listAudit({ actor, after, limit }: AuditQuery) {
  const database = serviceClient()
  let entries = database.from('audit_log').select().order('id', { ascending: false }).limit(limit)
  if (actor) entries = entries.eq('actor', actor)
  if (after) entries = entries.lt('id', after)
  const [found, staff] = await Promise.all([
    entries,
    database.from('staff').select('email, name').order('name'),
  ])
  const failure = found.error ?? staff.error
  if (failure) throw new Error(`The audit log could not be read: ${failure.message}`)
  const people = staff.data ?? []
  const items: AuditEntry[] = (found.data ?? []).map((entry) => ({
    id: String(entry.id),
    at: isoMoment(entry.at),
    by: people.find(({ email }) => email === entry.actor)?.name ?? entry.actor,
    role: entry.role,
    action: entry.action,
    subject: entry.subject,
    detail: Object.entries(entry.detail ?? {})
      .map(([key, value]) => `${key}: ${value ?? 'nobody'}`)
      .join(', '),
  }))
  const last = items.length === limit ? items.at(-1) : undefined
  return { items, next: last?.id ?? null, now: now().toISOString(), people }
}
