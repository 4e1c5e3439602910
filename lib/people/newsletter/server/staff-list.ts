import 'server-only'
import type { SubscriberQuery, SubscriberRow } from '@/lib/people/newsletter/shared'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'

type Page = { items: SubscriberRow[]; next: string | null; now: string }

/** A page of subscribers, the newest first. Throws when the database fails. */
export async function listSubscribers(query: SubscriberQuery): Promise<Page> {
  const data = await callDatabase('list_subscribers', 'The subscribers could not be read', {
    p_list: query.list ?? null,
    p_status: query.status ?? null,
    p_search: query.search ?? null,
    p_after: query.after ?? null,
    p_limit: query.limit,
  })
  const items = data.map((row) => ({
    id: row.id,
    list: row.list,
    email: row.email,
    firstName: row.first_name,
    status: row.status,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  }))
  const next = data.length === query.limit ? (data.at(-1)?.cursor ?? null) : null
  return { items, next, now: now().toISOString() }
}

/** Ends a subscription because somebody called. False when there is none. Throws when the database fails. */
export async function unsubscribeByStaff(id: string, actor: string): Promise<boolean> {
  return callDatabase('unsubscribe_by_staff', 'The subscription could not be ended', {
    p_id: id,
    p_actor: actor,
    p_now: now().toISOString(),
  })
}

/**
 * Every subscriber of the query. `actor` is recorded, since the whole list leaves the house. Throws when the database
 * fails.
 */
export async function exportSubscribers(query: SubscriberQuery, actor: string): Promise<SubscriberRow[]> {
  await callDatabase('audit', 'The export could not be recorded', {
    p_actor: actor,
    p_action: 'subscriber.exported',
    p_subject: `list:${query.list ?? 'all'}`,
    p_detail: {},
    p_now: now().toISOString(),
  })
  const rows: SubscriberRow[] = []
  for (let after = query.after; ; ) {
    const { items, next } = await listSubscribers({ ...query, after, limit: 200 })
    rows.push(...items)
    if (!next) return rows
    after = next
  }
}
