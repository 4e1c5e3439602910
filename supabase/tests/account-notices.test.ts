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
beforeEach(() => sql`truncate public.mail_outbox cascade`)
afterAll(async () => {
  await sql.end()
})

const client = (key: string) =>
  createClient<Database>(stack.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
const server = () => client(stack.secrets.secretKey)
const visitor = () => client(stack.secrets.publishableKey)
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()

const signUp = (email: string) => visitor().auth.signUp({ email, password: 'a long password' })
const confirmNow = (email: string) =>
  sql`update auth.users set email_confirmed_at = now() where email = ${email}`
const stateOf = async (email: string) =>
  (await server().rpc('account_before_sign_up', { p_email: email })).data
const notice = async (p_kind: string, p_email: string, minutes: number) =>
  expect(
    (await server().rpc('queue_account_notice', { p_kind, p_email, p_now: at(minutes) })).error,
  ).toBeNull()
const mails = () => sql`select kind, recipient from public.mail_outbox order by created_at`

test('an address is unknown, waits, is confirmed but not proven, or proven, however it is written', async () => {
  expect(await stateOf('one@example.com')).toBe('none')
  await signUp('one@example.com')
  expect(await stateOf('ONE@example.com')).toBe('waiting')
  await confirmNow('one@example.com')
  expect(await stateOf('one@example.com')).toBe('unproven')
  await sql`insert into public.proven_accounts (user_id, email, proven_at)
    select id, email, now() from auth.users where email = 'one@example.com'`
  expect(await stateOf('One@example.com')).toBe('proven')
})

test('an account nobody confirmed while its link worked is forgotten; one with a newer link, or a confirmed one, is not', async () => {
  for (const email of ['stale@example.com', 'resent@example.com', 'owner@example.com']) {
    await signUp(email)
    await sql`update auth.users set created_at = now() - interval '2 hours',
      confirmation_sent_at = now() - interval '2 hours' where email = ${email}`
  }
  await sql`update auth.users set confirmation_sent_at = now() where email = 'resent@example.com'`
  await confirmNow('owner@example.com')
  expect(await stateOf('stale@example.com')).toBe('none')
  expect(await stateOf('resent@example.com')).toBe('waiting')
  expect(await stateOf('owner@example.com')).toBe('unproven')
  expect(await sql`select 1 from auth.users where email = 'stale@example.com'`).toHaveLength(0)
  expect(await sql`select 1 from auth.identities where email = 'stale@example.com'`).toHaveLength(0)
})

test('only the owner of a confirmed account is told that there is one, now and then', async () => {
  await notice('account_exists', 'nobody@example.com', 0)
  await signUp('two@example.com')
  await notice('account_exists', 'two@example.com', 0)
  expect(await mails()).toHaveLength(0)
  await confirmNow('two@example.com')
  for (const minutes of [0, 1, 9, 10, 20, 30, 40, 50, 60])
    await notice('account_exists', 'TWO@example.com', minutes)
  expect(await mails()).toEqual(Array(5).fill({ kind: 'account_exists', recipient: 'two@example.com' }))
  await notice('account_exists', 'two@example.com', 24 * 60 + 11)
  expect(await mails()).toHaveLength(6)
})

test('a changed password is told each time', async () => {
  await notice('password_changed', 'Three@example.com', 0)
  await notice('password_changed', 'three@example.com', 0)
  expect(await mails()).toEqual(Array(2).fill({ kind: 'password_changed', recipient: 'three@example.com' }))
})

test('visitors and the signed in can call neither', async () => {
  const { data } = await signUp('four@example.com')
  expect(data.session).toBeNull()
  for (const { error } of [
    await visitor().rpc('account_before_sign_up', { p_email: 'one@example.com' }),
    await visitor().rpc('queue_account_notice', { p_kind: 'x', p_email: 'a@b.example', p_now: at(0) }),
  ])
    expect(error?.code).toBe('42501')
  const rights = await sql`
    select proname from pg_proc where proname in ('account_before_sign_up', 'queue_account_notice')
      and has_function_privilege('authenticated', oid, 'execute')`
  expect(rights).toHaveLength(0)
})
