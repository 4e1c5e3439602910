import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(async () => {
  await sql`truncate public.event_spots, public.mail_outbox, public.audit_log cascade`
  await publish(2)
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const now = '2026-11-21T12:00:00Z'
const owner = () => stack.people.find(({ id }) => id === 'olivia')?.email ?? ''

async function publish(spots: number | null, changes: Record<string, Json> = {}) {
  const event = {
    event_id: 'event-talk',
    title: 'Talk',
    location: 'Tempe',
    starts_at: '2027-01-16T17:00:00Z',
    ends_at: '2027-01-16T18:30:00Z',
    spots,
    content_updated_at: new Date().toISOString(),
    ...changes,
  }
  const { error } = await service().rpc('sync_events', {
    p_events: [event],
    p_full_from: null as unknown as string,
    p_now: now,
  })
  expect(error).toBeNull()
}

type Told = { outcome: string; position?: number; rsvp?: string; left?: number; promoted?: number }

async function reserve(name: string, partySize = 1, own: { key?: string; at?: string } = {}) {
  const { data, error } = await service().rpc('reserve_spot', {
    p_event_id: 'event-talk',
    p_first_name: name,
    p_last_name: 'Ruiz',
    p_email: `${name}@example.com`,
    p_phone: null as unknown as string,
    p_party_size: partySize,
    p_idempotency_key: own.key ?? randomUUID(),
    p_now: own.at ?? now,
  })
  if (error) throw new Error(error.message)
  return data as Told
}

async function cancel(rsvp: string | undefined, actor: string | null = null, at = now) {
  const { data } = await service().rpc('cancel_rsvp', {
    p_rsvp: rsvp ?? '',
    p_actor: actor as string,
    p_now: at,
  })
  return data as Told
}

async function promote(rsvp: string | undefined, isOver: boolean) {
  const { data } = await service().rpc('promote_rsvp', {
    p_rsvp: rsvp ?? '',
    p_over_capacity: isOver,
    p_actor: owner(),
    p_now: now,
  })
  return data as Told
}

const statuses = async () =>
  Object.fromEntries(
    (await sql`select first_name, status from public.event_rsvps order by number`).map((row) => [
      row.first_name,
      row.status,
    ]),
  )
const mails = async (to: string) =>
  (
    await sql`select kind from public.mail_outbox where recipient = ${`${to}@example.com`} order by created_at, kind`
  ).map(({ kind }) => kind)

test('two spots, three guests: the third waits, one cancels, the third is promoted and mailed', async () => {
  const ana = await reserve('ana')
  expect(ana.outcome).toBe('confirmed')
  expect((await reserve('ben')).outcome).toBe('confirmed')
  expect(await reserve('cleo')).toMatchObject({ outcome: 'waiting', position: 1 })
  expect(await reserve('dan')).toMatchObject({ outcome: 'waiting', position: 2 })
  expect(await cancel(ana.rsvp)).toEqual({ outcome: 'cancelled', promoted: 1 })
  expect(await statuses()).toEqual({ ana: 'cancelled', ben: 'confirmed', cleo: 'confirmed', dan: 'waiting' })
  expect(await mails('ana')).toEqual(['rsvp_cancelled', 'rsvp_confirmed'])
  expect(await mails('cleo')).toEqual(['rsvp_promoted', 'rsvp_waiting'])
  expect(await mails('dan')).toEqual(['rsvp_waiting'])
  expect(await cancel(ana.rsvp)).toEqual({ outcome: 'cancelled' })
  expect(await mails('ana')).toHaveLength(2)
})

test('of twenty who reserve five spots at once exactly five get one, and the others a place of their own', async () => {
  for (const round of [1, 2, 3]) {
    await sql`truncate public.event_spots cascade`
    await publish(5)
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, guest) => reserve(`guest-${round}-${guest}`)),
    )
    expect(told.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(5)
    expect(told.flatMap(({ position }) => position ?? []).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 15 }, (_, n) => n + 1),
    )
  }
})

test('reservations, cancellations and a change of the spots at once never oversell and leave no spot empty', async () => {
  await publish(6)
  const first = await Promise.all(Array.from({ length: 10 }, (_, n) => reserve(`first-${n}`)))
  await Promise.all([
    ...first.slice(0, 5).map(({ rsvp }) => cancel(rsvp)),
    ...Array.from({ length: 10 }, (_, n) => reserve(`second-${n}`)),
    publish(8),
  ])
  const counts = Object.values(await statuses())
  expect(counts.filter((status) => status === 'confirmed')).toHaveLength(8)
  expect(counts.filter((status) => status === 'waiting')).toHaveLength(7)
})

test('the same key reserves once; the same address is told by mail only, in a stranger’s words', async () => {
  const key = randomUUID()
  const told = await Promise.all(Array.from({ length: 5 }, () => reserve('ana', 1, { key })))
  expect(new Set(told.map(({ rsvp }) => rsvp)).size).toBe(1)
  expect(await mails('ana')).toEqual(['rsvp_confirmed'])
  expect(await reserve('ana')).toEqual({ outcome: 'confirmed' })
  await reserve('ben')
  expect(await reserve('ana')).toEqual({ outcome: 'waiting', position: 1 })
  expect(await statuses()).toEqual({ ana: 'confirmed', ben: 'confirmed' })
  expect(await mails('ana')).toEqual(['rsvp_again', 'rsvp_confirmed'])
})

test('who has cancelled may reserve again', async () => {
  await cancel((await reserve('ana')).rsvp)
  expect((await reserve('ana')).outcome).toBe('confirmed')
})

test('a party gets its spots together; one that fits goes before one that does not', async () => {
  const ana = await reserve('ana', 2)
  expect(await reserve('couple', 2)).toMatchObject({ outcome: 'waiting', position: 1 })
  expect(await reserve('single')).toMatchObject({ outcome: 'waiting', position: 2 })
  await publish(3)
  expect(await statuses()).toEqual({ ana: 'confirmed', couple: 'waiting', single: 'confirmed' })
  await cancel(ana.rsvp)
  expect((await statuses()).couple).toBe('confirmed')
})

test('fewer spots throw nobody out, and nobody moves up until there is room', async () => {
  const ana = await reserve('ana')
  await reserve('ben')
  await reserve('cleo')
  await publish(1)
  await cancel(ana.rsvp)
  expect(await statuses()).toEqual({ ana: 'cancelled', ben: 'confirmed', cleo: 'waiting' })
})

test('an event that is over, unpublished, unknown or without spots takes no RSVP', async () => {
  expect(await reserve('late', 1, { at: '2027-01-16T18:30:00Z' })).toEqual({ outcome: 'over' })
  const ana = await reserve('ana')
  expect((await cancel(ana.rsvp, null, '2027-01-16T18:30:00Z')).outcome).toBe('over')
  await publish(null)
  expect(await reserve('ben')).toEqual({ outcome: 'closed' })
  await publish(2)
  await service().rpc('withdraw_event', { p_event_id: 'event-talk' })
  expect(await reserve('ben')).toEqual({ outcome: 'closed' })
  await sql`truncate public.event_spots cascade`
  expect(await reserve('ben')).toEqual({ outcome: 'closed' })
})

test('a publish that was overtaken changes nothing; a full list withdraws what is not in it', async () => {
  await publish(9, { content_updated_at: '2026-01-01T00:00:00Z' })
  expect(await sql`select spots from public.event_spots`).toMatchObject([{ spots: 2 }])
  const fromDay = async (day: string) => {
    await service().rpc('sync_events', { p_events: [], p_full_from: `${day}T07:00:00Z`, p_now: now })
    return (await sql`select is_published from public.event_spots`)[0]?.is_published
  }
  expect(await fromDay('2027-01-17')).toBe(true)
  expect(await fromDay('2027-01-16')).toBe(false)
  await publish(2)
  expect(await sql`select is_published from public.event_spots`).toMatchObject([{ is_published: true }])
})

test('staff give a spot out of turn, beyond the number only when they say so; all of it is recorded', async () => {
  const ana = await reserve('ana')
  await reserve('ben')
  const cleo = await reserve('cleo')
  const dan = await reserve('dan')
  expect(await promote(dan.rsvp, false)).toEqual({ outcome: 'full', left: 0 })
  expect(await promote(dan.rsvp, true)).toEqual({ outcome: 'confirmed' })
  expect(await promote(dan.rsvp, true)).toEqual({ outcome: 'confirmed' })
  expect(await mails('dan')).toEqual(['rsvp_promoted', 'rsvp_waiting'])
  // Three have two spots: one that is given back goes to nobody.
  expect(await cancel(ana.rsvp, owner())).toEqual({ outcome: 'cancelled', promoted: 0 })
  const marked = await service().rpc('mark_rsvp_attended', {
    p_rsvp: dan.rsvp ?? '',
    p_attended: true,
    p_actor: owner(),
    p_now: now,
  })
  expect(marked.data).toEqual({ outcome: 'attended' })
  expect((await cancel(dan.rsvp, owner())).outcome).toBe('attended')
  expect(await sql`select action, subject, actor from public.audit_log order by id`).toMatchObject([
    { action: 'rsvp.promoted', subject: `rsvp:${dan.rsvp}`, actor: owner() },
    { action: 'rsvp.cancelled', subject: `rsvp:${ana.rsvp}` },
    { action: 'rsvp.marked', subject: `rsvp:${dan.rsvp}` },
  ])
  const stranger = await service().rpc('cancel_rsvp', {
    p_rsvp: cleo.rsvp ?? '',
    p_actor: 'nobody@example.com',
    p_now: now,
  })
  expect(stranger.error?.message).toBe('NOT_STAFF')
  expect((await statuses()).cleo).toBe('waiting')
})
