import { createHash, randomBytes } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(
  () => sql`truncate public.newsletter_subscribers, public.mail_outbox, public.event_alerts_sent cascade`,
)
afterAll(async () => {
  await sql.end()
})

type List = Database['public']['Enums']['mailing_list']
const database = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()
const hashOf = (token: string) => createHash('sha256').update(Buffer.from(token, 'hex')).digest('hex')
const day = 24 * 60

/** Asks for the list and gives the link's token. */
async function ask(minutes: number, email = 'Ana@Example.com', list: List = 'newsletter') {
  const token = randomBytes(24).toString('hex')
  const { error } = await database().rpc('subscribe_to_list', {
    p_list: list,
    p_email: email,
    p_first_name: 'Ana',
    p_token: token,
    p_now: at(minutes),
  })
  expect(error).toBeNull()
  return token
}
const confirm = async (token: string, minutes: number) =>
  (await database().rpc('confirm_subscription', { p_hash: hashOf(token), p_now: at(minutes) })).data
const mails = async () =>
  (await sql`select kind from public.mail_outbox order by created_at, kind`).map(({ kind }) => kind)
const subscribers = () => sql`select * from public.newsletter_subscribers order by created_at, email`
const statuses = async () => (await subscribers()).map(({ status }) => status)
async function leave(row: postgres.Row | undefined, isBack = false) {
  const p_hash = hashOf(row?.unsubscribe_token)
  return (await database().rpc('unsubscribe', { p_hash, p_is_back: isBack, p_now: at(60) })).data
}

test('nobody is subscribed before the button is pressed; the address counts once however it is written', async () => {
  const token = await ask(0)
  await ask(1, 'ana@example.com')
  expect(await subscribers()).toMatchObject([
    { email: 'ana@example.com', status: 'pending', confirm_hash: hashOf(token) },
  ])
  expect(await mails()).toEqual(['subscription_confirm'])
  expect(await confirm(token, 2)).toBe('confirmed')
  expect(await confirm(token, 3)).toBe('confirmed')
  expect(await statuses()).toEqual(['confirmed'])
  expect(await mails()).toEqual(['subscription_confirm', 'subscription_welcome'])
})

test('asking again sends again after ten minutes, five times a day; what still waits is replaced, only the last link works', async () => {
  const first = await ask(0)
  const second = await ask(10)
  expect(await mails()).toEqual(['subscription_confirm'])
  expect(await confirm(first, 11)).toBe('unknown')
  await sql`update public.mail_outbox set status = 'sent'`
  for (const minutes of [20, 30, 40, 50, 60]) {
    await ask(minutes)
    await sql`update public.mail_outbox set status = 'sent'`
  }
  expect((await mails()).length).toBe(5)
  expect(await confirm(second, 61)).toBe('unknown')
  await ask(day + 51)
  expect((await mails()).length).toBe(6)
})

test('who is subscribed is not asked again', async () => {
  const token = await ask(0)
  await confirm(token, 1)
  await ask(60)
  expect(await mails()).toEqual(['subscription_confirm', 'subscription_welcome'])
  expect(await statuses()).toEqual(['confirmed'])
})

test('a link works for seven days', async () => {
  const token = await ask(0)
  expect(await confirm(token, 7 * day + 1)).toBe('expired')
  expect(await statuses()).toEqual(['pending'])
  expect(await confirm(await ask(7 * day + 2), 7 * day + 3)).toBe('confirmed')
})

test('unsubscribing ends this list only, also what still waits to be sent, as often as it is asked', async () => {
  const token = await ask(0)
  await confirm(token, 1)
  await confirm(await ask(0, 'ana@example.com', 'event_alerts'), 1)
  await sql`update public.mail_outbox set status = 'sent' where kind = 'subscription_confirm'`
  const [newsletter] = await sql`select * from public.newsletter_subscribers where list = 'newsletter'`
  expect(await leave(newsletter)).toBe(true)
  expect(await leave(newsletter)).toBe(true)
  const rows = await sql`select list, status from public.newsletter_subscribers order by list`
  expect(rows.map(({ list, status }) => `${list} ${status}`)).toEqual([
    'newsletter unsubscribed',
    'event_alerts confirmed',
  ])
  expect(await mails()).toEqual(['subscription_confirm', 'subscription_confirm', 'subscription_welcome'])
  expect(await confirm(token, 61)).toBe('unknown')
})

test('who was subscribed can come back by the same link; who never confirmed can not be brought in by it', async () => {
  await confirm(await ask(0), 1)
  const [ana] = await subscribers()
  await leave(ana)
  await leave(ana, true)
  expect(await statuses()).toEqual(['confirmed'])
  await ask(0, 'ben@example.com')
  const ben = (await subscribers()).find(({ email }) => email === 'ben@example.com')
  await leave(ben)
  await leave(ben, true)
  expect((await subscribers()).find(({ email }) => email === 'ben@example.com')?.status).toBe('unsubscribed')
})

test('a token of the one kind is none of the other', async () => {
  const token = await ask(0)
  const [ana] = await subscribers()
  expect(await confirm(ana?.unsubscribe_token, 1)).toBe('unknown')
  expect(await leave({ unsubscribe_token: token } as postgres.Row)).toBe(false)
  expect(await statuses()).toEqual(['pending'])
})

const announce = async (ids: string[], minutes: number) => {
  const p_events = ids.map((id) => ({ id, title: id }))
  return (await database().rpc('announce_events', { p_events, p_now: at(minutes) })).data
}

test('each new event is told once to who confirmed [EVENT-006]; what was there at the first look is no news', async () => {
  await sql`delete from public.content_state where key = 'event-alerts-since'`
  await confirm(await ask(0, 'ana@example.com', 'event_alerts'), 1)
  await confirm(await ask(0, 'ben@example.com', 'newsletter'), 1)
  await ask(0, 'carl@example.com', 'event_alerts')
  expect(await announce(['event-old'], 2)).toBe(0)
  expect(await announce(['event-old', 'event-new'], 3)).toBe(1)
  expect(await announce(['event-old', 'event-new'], 4)).toBe(0)
  const told = await sql`select recipient, data from public.mail_outbox where kind = 'event_alert'`
  expect([...told]).toEqual([
    { recipient: 'ana@example.com', data: { event: { id: 'event-new', title: 'event-new' } } },
  ])
})

test('twenty nodes that see a new event at once send one mail to each, fifty at a time', async () => {
  await announce([], 0)
  await sql`insert into public.newsletter_subscribers (list, email, status, created_at, confirmed_at)
    select 'event_alerts', 'reader-' || n || '@example.com', 'confirmed', now(), now() from generate_series(1, 120) as n`
  const counts = await Promise.all(Array.from({ length: 20 }, () => announce(['event-a'], 1)))
  expect(counts.filter((count) => count === 120)).toHaveLength(1)
  const due = await sql`select next_try_at, count(*)::integer from public.mail_outbox group by 1 order by 1`
  expect(due.map(({ count }) => count)).toEqual([50, 50, 20])
})

test('a mail is sent again for staff, and the audit log says by whom; not to who has unsubscribed', async () => {
  await confirm(await ask(0), 1)
  const [mail] = await sql`select id from public.mail_outbox where kind = 'subscription_welcome'`
  const [{ email: actor } = { email: '' }] = await sql`
    insert into public.staff (email, role, name) values ('fay@example.com', 'front_desk', 'Fay')
    on conflict (email) do update set name = 'Fay' returning email`
  const resend = async (p_id: string, p_actor = actor) =>
    database().rpc('resend_mail', { p_id, p_actor, p_now: at(5) })
  for (const status of ['failed', 'sent', 'queued']) {
    await sql`update public.mail_outbox set status = ${status}::public.mail_status, tries = 8, last_error = 'x'`
    expect((await resend(mail?.id)).data).toBe('queued')
  }
  const [after] = await sql`select * from public.mail_outbox where id = ${mail?.id}`
  expect(after).toMatchObject({ status: 'queued', tries: 0, resends: 2, last_error: null })
  const audited = await sql`select actor, detail from public.audit_log where subject = ${`mail:${mail?.id}`}`
  expect(audited).toHaveLength(3)
  expect(audited[0]).toEqual({ actor, detail: { kind: 'subscription_welcome' } })
  expect((await resend(mail?.id, 'nobody@example.com')).error?.message).toBe('NOT_STAFF')
  await sql`update public.newsletter_subscribers set status = 'unsubscribed'`
  expect((await resend(mail?.id)).data).toBe('unwanted')
  expect((await resend('00000000-0000-4000-8000-00000000000f')).data).toBe('unknown')
})
