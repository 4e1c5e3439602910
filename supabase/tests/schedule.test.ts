import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

const editor = 'editor@example.com'

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values (${editor}, 'editor', 'Ed') on conflict do nothing`
})
beforeEach(() => sql`truncate public.scheduled_groups, public.mail_outbox, public.audit_log cascade`)
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

type Planning = { group?: string; due?: number; document?: string; price?: number; now?: number }

async function plan({ group, due = 60, document = 'b12', price = 15, now = 0 }: Planning = {}) {
  const { data, error } = await service().rpc('plan_document', {
    p_group: (group ?? null) as string,
    p_title: 'December prices',
    p_due_at: at(due),
    p_document: {
      id: document,
      type: 'injection',
      title: document,
      revision: 'r1',
      before: { price: 13 },
      after: { price },
    },
    p_actor: editor,
    p_now: at(now),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; group: string }
}

async function planInstead(insteadOf: string[], { group, due = 120 }: Planning = {}) {
  const { data, error } = await service().rpc('plan_instead', {
    p_instead_of: insteadOf,
    p_group: (group ?? null) as string,
    p_title: 'January prices',
    p_due_at: at(due),
    p_document: { id: 'b12', type: 'injection', title: 'b12', before: { price: 13 }, after: { price: 17 } },
    p_actor: editor,
    p_now: at(0),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; group: string }
}
/** Which groups have the document, with the price they plan. */
const plans = async () =>
  Object.fromEntries(
    (
      await sql`select group_id as id, after ->> 'price' as price from public.scheduled_changes where document_id = 'b12'`
    ).map(({ id, price }) => [id, price]),
  )

type Change = { seen?: number; action: string; due?: number; document?: string; now?: number }

const change = async (group: string, { seen = 1, action, due, document, now = 1 }: Change) =>
  (
    await service().rpc('change_schedule', {
      p_group: group,
      p_seen: seen,
      p_action: action,
      p_title: 'Renamed',
      p_due_at: (due === undefined ? null : at(due)) as string,
      p_document: (document ?? null) as string,
      p_actor: editor,
      p_now: at(now),
    })
  ).data

const claim = async (minutes: number, id: string = randomUUID()) =>
  (await service().rpc('claim_schedule', { p_claim: id, p_seconds: 60, p_now: at(minutes) })).data?.[0]
const finish = async (group: string, id: string, minutes: number) =>
  (
    await service().rpc('finish_schedule', {
      p_group: group,
      p_claim: id,
      p_note: null as unknown as string,
      p_results: [{ document: 'b12', state: 'done', note: null }],
      p_now: at(minutes),
    })
  ).data
const fail = (group: string, id: string, minutes: number) =>
  service().rpc('fail_schedule', {
    p_group: group,
    p_claim: id,
    p_problem: 'The content store did not answer.',
    p_now: at(minutes),
  })
const group = async (id: string) => (await sql`select * from public.scheduled_groups where id = ${id}`)[0]
const actions = async () =>
  (await sql<{ action: string }[]>`select action from public.audit_log order by id`).map(
    ({ action }) => action,
  )

test('a document is planned in a new group, others join it, and planning it again replaces it', async () => {
  const { outcome, group: id } = await plan()
  expect(outcome).toBe('planned')
  expect(await plan({ group: id, document: 'glutathione' })).toEqual({ outcome: 'planned', group: id })
  await plan({ group: id, price: 16 })
  const planned = await sql`
    select document_id as document, after ->> 'price' as price from public.scheduled_changes order by 1`
  expect([...planned]).toEqual([
    { document: 'b12', price: '16' },
    { document: 'glutathione', price: '15' },
  ])
  expect(await group(id)).toMatchObject({ state: 'planned', created_by: editor, created_role: 'editor' })
  expect(await actions()).toEqual(['schedule.planned', 'schedule.planned', 'schedule.planned'])
})

test('a document planned instead of before leaves its old group; what else is in that group stays, an empty one is cancelled', async () => {
  const { group: shared } = await plan()
  await plan({ group: shared, document: 'glutathione' })
  const { group: alone } = await plan({ due: 90 })
  const { outcome, group: id } = await planInstead([shared, alone])
  expect(outcome).toBe('planned')
  expect(await plans()).toEqual({ [id]: '17' })
  expect(await group(shared)).toMatchObject({ state: 'planned', version: 3, done_at: null })
  expect(await group(alone)).toMatchObject({ state: 'cancelled', done_at: new Date(at(0)) })
  expect((await actions()).slice(-3)).toEqual(['schedule.planned', 'schedule.remove', 'schedule.remove'])

  const { group: kept } = await plan({ due: 100 })
  expect(await planInstead([id], { group: kept })).toEqual({ outcome: 'planned', group: kept })
  expect(await plans()).toEqual({ [kept]: '17' })
})

test('where what is to be replaced is published, being published or gone, nothing is planned', async () => {
  const { group: old } = await plan()
  const { group: other } = await plan({ document: 'glutathione' })
  for (const wrong of [[randomUUID()], [other], [old, other]])
    expect(await planInstead(wrong)).toEqual({ outcome: 'replaced_gone' })
  expect(await planInstead([old], { due: 0 })).toEqual({ outcome: 'past' })
  expect(await plans()).toEqual({ [old]: '15' })
  for (const worker of ['one', 'other']) expect((await claim(60))?.id, worker).toBeDefined()
  expect(await planInstead([old])).toEqual({ outcome: 'replaced_gone' })
  expect(await plans()).toEqual({ [old]: '15' })
})

test('nothing is planned for a moment that is over, into a closed group, or by somebody who is not staff', async () => {
  expect(await plan({ due: 0 })).toEqual({ outcome: 'past' })
  expect(await plan({ group: randomUUID() })).toEqual({ outcome: 'gone' })
  const { group: id } = await plan()
  expect(await plan({ group: id, now: 60 })).toEqual({ outcome: 'closed' })
  await change(id, { action: 'cancel' })
  expect(await plan({ group: id })).toEqual({ outcome: 'closed' })
  await sql`delete from public.staff where email = ${editor}`
  await expect(plan()).rejects.toThrow('NOT_STAFF')
  await sql`insert into public.staff (email, role, name) values (${editor}, 'editor', 'Ed')`
})

test('it is handed out when it is due, to one of many workers, and published once', async () => {
  const { group: id } = await plan()
  expect(await claim(59)).toBeUndefined()
  const claims = await Promise.all(Array.from({ length: 12 }, () => claim(60)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  const worker = claims.find(Boolean)?.claim ?? ''
  expect(await finish(id, randomUUID(), 60)).toBe(false)
  expect(await finish(id, worker, 60)).toBe(true)
  expect(await finish(id, worker, 60)).toBe(false)
  expect(await claim(10_000)).toBeUndefined()
  expect(await group(id)).toMatchObject({ state: 'done', claim: null, tries: 1 })
  expect(await sql`select state from public.scheduled_changes`).toMatchObject([{ state: 'done' }])
  const [entry] =
    await sql`select actor, role, detail from public.audit_log where action = 'schedule.published'`
  expect(entry).toMatchObject({ actor: editor, role: 'editor', detail: { documents: 1, skipped: 0 } })
})

test('when a worker dies another one takes over, and the first can record nothing any more', async () => {
  const { group: id } = await plan()
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await claim(60, first)).toMatchObject({ id })
  expect(await claim(60.9)).toBeUndefined()
  expect(await claim(61, second)).toMatchObject({ id, tries: 2 })
  expect(await finish(id, first, 61)).toBe(false)
  await fail(id, first, 61)
  expect(await group(id)).toMatchObject({ state: 'planned', claim: second })
  expect(await finish(id, second, 61)).toBe(true)
})

test('the clock far past several moments: the earliest first, and a later one waits for an earlier one of the same document', async () => {
  const later = await plan({ due: 120 })
  const earlier = await plan({ due: 60 })
  const other = await plan({ due: 180, document: 'glutathione' })
  const worker = randomUUID()
  expect(await claim(5000, worker)).toMatchObject({ id: earlier.group })
  expect(await claim(5000)).toMatchObject({ id: other.group })
  expect(await claim(5000)).toBeUndefined()
  await finish(earlier.group, worker, 5000)
  expect(await claim(5000)).toMatchObject({ id: later.group })
})

test('a failure is tried again after growing pauses, and the third one is told to the staff, once', async () => {
  const { group: id } = await plan()
  const pauses: number[] = []
  let minutes = 60
  for (let round = 0; round < 9; round++) {
    const worker = randomUUID()
    expect(await claim(minutes, worker)).toMatchObject({ id })
    await fail(id, worker, minutes)
    const { next_try_at: next, state, note } = (await group(id)) ?? {}
    expect([state, note]).toEqual(['failed', 'The content store did not answer.'])
    const pause = (next.getTime() - Date.parse(at(minutes))) / 60_000
    expect(await claim(minutes + pause - 0.1)).toBeUndefined()
    pauses.push(pause)
    minutes += pause
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(await sql`select kind, recipient from public.mail_outbox`).toMatchObject([
    { kind: 'staff_schedule_late', recipient: null },
  ])
})

test('staff change title and time, run it at once, or cancel it; who saw an older state is told', async () => {
  const { group: id } = await plan()
  expect(await change(id, { action: 'edit', due: 1, now: 1 })).toBe('past')
  expect(await change(id, { action: 'edit', due: 90 })).toBe('done')
  expect(await group(id)).toMatchObject({ title: 'Renamed', due_at: new Date(at(90)), version: 2 })
  expect(await claim(60)).toBeUndefined()
  expect(await change(id, { action: 'cancel', seen: 1 })).toBe('changed')
  expect(await change(id, { action: 'run', seen: 2, now: 5 })).toBe('done')
  const worker = randomUUID()
  expect(await claim(5, worker)).toMatchObject({ id })
  expect(await change(id, { action: 'cancel', seen: 3 })).toBe('under_way')
  await fail(id, worker, 5)
  expect(await change(id, { action: 'cancel', seen: 4 })).toBe('done')
  expect(await change(id, { action: 'cancel', seen: 5 })).toBe('closed')
  expect(await claim(10_000)).toBeUndefined()
  expect(await change(randomUUID(), { action: 'cancel' })).toBe('gone')
  expect(await actions()).toEqual(['schedule.planned', 'schedule.edit', 'schedule.run', 'schedule.cancel'])
})

test('a document is taken out; without its last one the group is cancelled', async () => {
  const { group: id } = await plan()
  await plan({ group: id, document: 'glutathione' })
  expect(await change(id, { action: 'remove', seen: 2, document: 'nothing' })).toBe('gone')
  expect(await change(id, { action: 'remove', seen: 2, document: 'b12' })).toBe('done')
  expect(await group(id)).toMatchObject({ state: 'planned' })
  expect(await change(id, { action: 'remove', seen: 3, document: 'glutathione' })).toBe('done')
  expect(await group(id)).toMatchObject({ state: 'cancelled' })
})
