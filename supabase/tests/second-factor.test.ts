import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

// docs/decisions/0052-second-factor.md
let stack: SharedStack
let sql: postgres.Sql
const [ana, cleo] = ['ana@example.com', 'cleo@example.com']
const hash = (letter: string) => letter.repeat(43)
const noon = Date.parse('2026-11-25T19:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(async () => {
  await sql`truncate public.staff, public.former_staff, public.audit_log, public.mail_outbox cascade`
  await sql`insert into public.staff (email, role, name) values (${ana}, 'owner', 'Ana'), (${cleo}, 'front_desk', 'Cleo')`
})
afterAll(async () => {
  await sql.end()
})

type Told = { outcome: string; wait_seconds?: number }
const one = (rows: postgres.Row[]) => rows[0]?.told as Told
const idOf = async (email: string): Promise<string> =>
  (await sql`select id from public.staff where email = ${email}`)[0]?.id
const begin = async (
  minutes: number,
  { actor = cleo, what = 'proof', code = true, token = hash('t') } = {},
) =>
  one(await sql`select public.begin_factor_try(${actor}, ${token}, ${what}, ${code}, ${at(minutes)}) as told`)
const finish = async (step: number | null, minutes: number, on = sql, recovery: string | null = null) =>
  one(
    await on`select public.finish_factor_try(${cleo}, ${step}, ${recovery}, ${hash('t')}, ${at(minutes)}) as told`,
  )
/** Cleo's factor, proven by the code of step 100 at noon. */
async function enrolled() {
  const id = randomUUID()
  await sql`select public.begin_factor(${cleo}, ${id}, 'sealed', ${at(0)})`
  expect(
    one(
      await sql`select public.confirm_factor(${cleo}, ${id}, 100, ${[hash('r'), hash('s')]}, ${hash('t')}, ${at(0)}) as told`,
    ),
  ).toEqual({ outcome: 'right' })
}
const audit = async () =>
  (await sql`select actor, action from public.audit_log order by id`).map(({ actor, action }) => [
    actor,
    action,
  ])
const mails = async () =>
  (
    await sql`select recipient, data ->> 'what' as what from public.mail_outbox where kind = 'staff_factor'
    order by created_at, recipient`
  ).map(({ recipient, what }) => [recipient, what])

test('a step counts once and never an earlier one; it opens ten minutes for that log-in', async () => {
  await enrolled()
  expect(await begin(9)).toEqual({ outcome: 'open' })
  expect(await begin(9, { token: hash('u') })).toMatchObject({ outcome: 'try', secret: 'sealed' })
  expect(await begin(9, { what: 'fresh' })).toMatchObject({ outcome: 'try' })
  expect(await begin(11, { code: false })).toEqual({ outcome: 'needed' })
  for (const [step, outcome] of [
    [100, 'wrong'],
    [99, 'wrong'],
    [101, 'right'],
    [101, 'wrong'],
    [null, 'wrong'],
  ] as const) {
    await begin(11, { what: 'fresh' })
    expect(await finish(step, 11), `${step}`).toEqual({ outcome })
  }
  expect(await begin(20)).toEqual({ outcome: 'open' })
})

test('two who bring the same step at once: one is right', async () => {
  await enrolled()
  const others = await Promise.all([connectToDatabase(stack), connectToDatabase(stack)])
  try {
    const told = await Promise.all(others.map((on) => finish(200, 11, on)))
    expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['right', 'wrong'])
  } finally {
    await Promise.all(others.map((on) => on.end()))
  }
})

test('tries are counted before they are looked at; each fifth closes it, and longer each time', async () => {
  await enrolled()
  const fiveTries = async (minutes: number) => {
    for (let nth = 0; nth < 5; nth += 1) expect(await begin(minutes)).toMatchObject({ outcome: 'try' })
  }
  await fiveTries(20)
  expect(await begin(20)).toEqual({ outcome: 'locked', wait_seconds: 900 })
  await finish(null, 20)
  expect(await begin(34)).toMatchObject({ outcome: 'locked' })
  await fiveTries(36)
  expect(await begin(36)).toEqual({ outcome: 'locked', wait_seconds: 1800 })
  await fiveTries(67)
  expect(await begin(67)).toEqual({ outcome: 'locked', wait_seconds: 3600 })
  await begin(128)
  expect(await finish(500, 128)).toEqual({ outcome: 'right' })
  await fiveTries(140)
  expect(await begin(140)).toEqual({ outcome: 'locked', wait_seconds: 900 })
  expect(await mails()).toContainEqual([ana, 'locked'])
  expect(await mails()).toContainEqual([cleo, 'locked'])
  expect(await audit()).toContainEqual([cleo, 'factor.locked'])
})

test('a recovery code works once and for its person', async () => {
  await enrolled()
  expect(await finish(null, 1, sql, hash('x'))).toEqual({ outcome: 'wrong' })
  expect(await finish(null, 1, sql, hash('r'))).toEqual({ outcome: 'right' })
  expect(await finish(null, 1, sql, hash('r'))).toEqual({ outcome: 'wrong' })
  const anas =
    await sql`select public.finish_factor_try(${ana}, null, ${hash('s')}, ${hash('a')}, ${at(1)}) as told`
  expect(one(anas)).toEqual({ outcome: 'wrong' })
  expect(await audit()).toEqual([
    [cleo, 'factor.enrolled'],
    [cleo, 'factor.recovered'],
  ])
  expect(await mails()).toEqual([
    [ana, 'enrolled'],
    [cleo, 'enrolled'],
    [ana, 'recovered'],
    [cleo, 'recovered'],
  ])
})

test('what is being set up counts for an hour, and changes nothing before it is confirmed', async () => {
  await enrolled()
  const id = randomUUID()
  await sql`select public.begin_factor(${cleo}, ${id}, 'another', ${at(20)})`
  expect(await begin(21)).toMatchObject({ outcome: 'try', secret: 'sealed' })
  expect(await begin(21, { what: 'set_up' })).toMatchObject({
    outcome: 'try',
    secret: 'another',
    next_id: id,
  })
  expect(await begin(81, { what: 'set_up' })).toEqual({ outcome: 'expired' })
  const confirm = (which: string) =>
    sql`select public.confirm_factor(${cleo}, ${which}, 500, ${[hash('q')]}, ${hash('u')}, ${at(22)}) as told`
  expect(one(await confirm(randomUUID()))).toEqual({ outcome: 'wrong' })
  expect(one(await confirm(id))).toEqual({ outcome: 'right' })
  expect(one(await confirm(id))).toEqual({ outcome: 'wrong' })
  // The other log-in proves itself with the new one, and the earlier recovery codes are gone.
  expect(await begin(23)).toMatchObject({ outcome: 'try', secret: 'another' })
  expect(await begin(23, { token: hash('u') })).toEqual({ outcome: 'open' })
  expect(await sql`select code_hash from public.staff_recovery_codes`).toMatchObject([
    { code_hash: hash('q') },
  ])
})

test('only an owner resets, never their own; with somebody goes their factor', async () => {
  await enrolled()
  const reset = async (actor: string, whose: string) =>
    one(await sql`select public.reset_factor(${await idOf(whose)}, ${actor}, ${at(5)}) as told`)
  expect(await reset(cleo, cleo)).toEqual({ outcome: 'not_owner' })
  expect(await reset(ana, ana)).toEqual({ outcome: 'own' })
  expect(await reset(ana, cleo)).toEqual({ outcome: 'done' })
  expect(await reset(ana, cleo)).toEqual({ outcome: 'unknown' })
  expect(await begin(6)).toEqual({ outcome: 'not_enrolled' })
  expect((await audit()).at(-1)).toEqual([ana, 'factor.reset'])
  await enrolled()
  await sql`select public.remove_staff(${await idOf(cleo)}, ${ana}, ${at(7)})`
  for (const table of ['staff_factors', 'staff_recovery_codes', 'staff_step_ups'])
    expect(await sql`select 1 from ${sql(`public.${table}`)}`, table).toHaveLength(0)
})
