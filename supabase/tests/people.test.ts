import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql
const at = '2026-11-23T09:00:00Z'
const [ana, ben, cleo] = ['ana@example.com', 'ben@example.com', 'cleo@example.com']

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(async () => {
  await sql`truncate public.staff, public.former_staff, public.audit_log, public.mail_outbox, public.preview_links,
    public.submissions cascade`
  await sql`insert into public.staff (email, role, name) values
    (${ana}, 'owner', 'Ana'), (${ben}, 'owner', 'Ben'), (${cleo}, 'front_desk', 'Cleo')`
})
afterAll(async () => {
  await sql.end()
})

type Told = { outcome: string; role?: string; name?: string }

const idOf = async (email: string): Promise<string> =>
  (await sql`select id from public.staff where email = ${email}`)[0]?.id
const rolesNow = async () =>
  (await sql`select email, role from public.staff order by email`).map(
    ({ email, role }) => `${email} ${role}`,
  )
const told = (rows: { told: Told }[]) => rows[0]?.told
const invite = async (actor: string, { email = 'dora@example.com', role = 'editor' } = {}, on = sql) =>
  told(await on`select public.invite_staff(${email}, 'Dora', ${role}, ${actor}, ${at}) as told`)
const change = async (actor: string, email: string, [seen, role]: [string, string], on = sql) =>
  told(
    await on`select public.change_staff_role(${await idOf(email)}, ${role}, ${seen}, ${actor}, ${at}) as told`,
  )
const remove = async (actor: string, email: string, on = sql) =>
  told(await on`select public.remove_staff(${await idOf(email)}, ${actor}, ${at}) as told`)
const audit = async () =>
  (await sql`select actor, role, action, subject, detail from public.audit_log order by id`).map((row) => ({
    ...row,
  }))

test('who did what to whom is written down, by ids and roles', async () => {
  expect(await invite(ana)).toEqual({ outcome: 'invited' })
  const [dora, cleos] = [await idOf('dora@example.com'), await idOf(cleo)]
  expect(await change(ana, 'dora@example.com', ['editor', 'clinician'])).toEqual({ outcome: 'done' })
  expect(await remove(ben, cleo)).toEqual({ outcome: 'done' })
  expect(await audit()).toEqual([
    {
      actor: ana,
      role: 'owner',
      action: 'staff.invited',
      subject: `staff:${dora}`,
      detail: { role: 'editor' },
    },
    {
      actor: ana,
      role: 'owner',
      action: 'staff.role_changed',
      subject: `staff:${dora}`,
      detail: { from: 'editor', to: 'clinician' },
    },
    {
      actor: ben,
      role: 'owner',
      action: 'staff.removed',
      subject: `staff:${cleos}`,
      detail: { role: 'front_desk' },
    },
  ])
  expect(await rolesNow()).toEqual([`${ana} owner`, `${ben} owner`, 'dora@example.com clinician'])
  expect(
    await sql`select email, role, removed_by from public.former_staff where id = ${cleos}`,
  ).toMatchObject([{ email: cleo, role: 'front_desk', removed_by: ben }])
})

test('an invitation is mailed once, and not any more to somebody removed before it went out', async () => {
  await invite(ana)
  expect(await invite(ben)).toEqual({ outcome: 'exists', name: 'Dora', role: 'editor' })
  const waiting = () => sql`select kind, recipient, data from public.mail_outbox`
  expect(await waiting()).toMatchObject([
    { kind: 'staff_invited', recipient: 'dora@example.com', data: { role: 'editor' } },
  ])
  await remove(ana, 'dora@example.com')
  expect(await waiting()).toHaveLength(0)
})

test('the last owner keeps role and access; with another one both can end', async () => {
  expect(await change(ana, ana, ['owner', 'editor'])).toEqual({ outcome: 'done' })
  expect(await change(ben, ben, ['owner', 'editor'])).toEqual({ outcome: 'last_owner' })
  expect(await remove(ben, ben)).toEqual({ outcome: 'last_owner' })
  expect(await rolesNow()).toEqual([`${ana} editor`, `${ben} owner`, `${cleo} front_desk`])
  await change(ben, ana, ['editor', 'owner'])
  expect(await remove(ben, ben)).toEqual({ outcome: 'done' })
  expect(await rolesNow()).toEqual([`${ana} owner`, `${cleo} front_desk`])
})

const races: [
  string,
  (actor: string, other: string, on: postgres.Sql) => Promise<Told | undefined>,
  string,
][] = [
  ['both give up being owner', (actor, _, on) => change(actor, actor, ['owner', 'editor'], on), 'last_owner'],
  ['both leave', (actor, _, on) => remove(actor, actor, on), 'last_owner'],
  [
    'each takes it from the other',
    (actor, other, on) => change(actor, other, ['owner', 'editor'], on),
    'not_owner',
  ],
  ['each removes the other', (actor, other, on) => remove(actor, other, on), 'not_owner'],
]

test.each(races)('at the same moment %s: one stays owner', async (_, act, refusal) => {
  const [one, other] = [await connectToDatabase(stack), await connectToDatabase(stack)]
  try {
    let tried: Promise<Told | undefined> | undefined
    // The second asks while the first is done but not committed: it must wait, not count what it still sees.
    const first = await one.begin(async (transaction) => {
      const answer = await act(ana, ben, transaction as unknown as postgres.Sql)
      tried = act(ben, ana, other)
      await expect
        .poll(() => sql`select 1 from pg_locks where relation = 'public.staff'::regclass and not granted`)
        .toHaveLength(1)
      return answer
    })
    expect(first).toEqual({ outcome: 'done' })
    expect(await tried).toEqual({ outcome: refusal })
    expect(await sql`select 1 from public.staff where role = 'owner'`).toHaveLength(1)
  } finally {
    await Promise.all([one.end(), other.end()])
  }
})

test('nobody but an owner changes the list, whoever asks the database for it', async () => {
  for (const actor of [cleo, 'nobody@example.com']) {
    expect(await invite(actor)).toEqual({ outcome: 'not_owner' })
    expect(await change(actor, cleo, ['front_desk', 'owner'])).toEqual({ outcome: 'not_owner' })
    expect(await remove(actor, ana)).toEqual({ outcome: 'not_owner' })
  }
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const as = (statement: string) =>
      sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`)
        await transaction.unsafe(statement)
      })
    for (const statement of [
      `insert into public.staff (email, role, name) values ('eve@example.com', 'owner', 'Eve')`,
      `update public.staff set role = 'owner'`,
      `delete from public.staff`,
      `delete from public.former_staff`,
      `select public.lock_staff('${ana}')`,
    ])
      await expect(as(statement), `${role}: ${statement}`).rejects.toThrow('permission denied')
  }
  expect(await audit()).toEqual([])
})

test('who saw another role, or somebody who is gone, changes nothing', async () => {
  expect(await change(ana, cleo, ['clinician', 'editor'])).toEqual({ outcome: 'changed', role: 'front_desk' })
  expect(await change(ana, cleo, ['clinician', 'front_desk'])).toEqual({ outcome: 'same' })
  const gone = randomUUID()
  const rows = await sql<{ told: Told }[]>`select public.remove_staff(${gone}, ${ana}, ${at}) as told`
  expect(told(rows)).toEqual({ outcome: 'unknown' })
  expect(await audit()).toEqual([])
})

test('with somebody go their open requests and the previews they shared, and nobody else’s', async () => {
  const keys = ['open', 'closed', 'other'].map(() => randomUUID())
  await sql`insert into public.submissions (form, payload, idempotency_key, status, assignee) values
    ('contact', '{}', ${keys[0] ?? ''}, 'new', ${cleo}), ('contact', '{}', ${keys[1] ?? ''}, 'closed', ${cleo}),
    ('contact', '{}', ${keys[2] ?? ''}, 'new', ${ben})`
  for (const [actor, letter] of [
    [cleo, 'c'],
    [ben, 'b'],
  ] as const)
    await sql`select public.make_preview_link(${letter.repeat(43)}, '/', null, '2026-11-23T10:00:00Z', ${actor}, ${at})`
  await remove(ana, cleo)
  const assignees = await sql`select assignee from public.submissions where status = 'new' order by assignee`
  expect(assignees.map(({ assignee }) => assignee)).toEqual([ben, null])
  const links = await sql`select created_by, revoked_by from public.preview_links order by created_by`
  expect(links.map((row) => ({ ...row }))).toEqual([
    { created_by: ben, revoked_by: null },
    { created_by: cleo, revoked_by: ana },
  ])
  expect((await audit()).map(({ action }) => action)).toEqual([
    'preview.shared',
    'preview.shared',
    'request.assigned',
    'preview.taken_back',
    'staff.removed',
  ])
  await expect(sql`select public.audit(${cleo}, 'request.noted', 'x', '{}', ${at})`).rejects.toThrow(
    'NOT_STAFF',
  )
})

test('who is invited again is somebody new to every cache', async () => {
  const before = await idOf(cleo)
  await remove(ana, cleo)
  await invite(ana, { email: cleo, role: 'front_desk' })
  expect(await idOf(cleo)).not.toBe(before)
  expect(await sql`select 1 from public.former_staff where email = ${cleo}`).toHaveLength(1)
})
