import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { connectToDatabase } from '../setup/database.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await startStack({ services: ['supabase'], siteUrl: 'http://localhost:3456' })
  sql = await connectToDatabase(stack)
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const visitor = () =>
  createClient<Database>(stack.url, stack.secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
const password = 'a long password'

type Mail = { subject: string; html: string; text: string }
const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${stack.url}/mail/messages.json?to=${encodeURIComponent(address)}`)).json()
const tokenIn = (mail: Mail | undefined) => mail?.html.match(/token_hash=(\w+)/)?.[1] ?? ''

async function newAccount(email: string) {
  await visitor().auth.signUp({ email, password })
  const supabase = visitor()
  const [mail] = await mailsTo(email)
  const { error } = await supabase.auth.verifyOtp({ type: 'signup', token_hash: tokenIn(mail) })
  expect(error).toBeNull()
  return supabase
}

test('a second sign-up is answered as hosted does: a made-up user, and the link again while it waits', async () => {
  const email = 'again@example.com'
  const first = await visitor().auth.signUp({ email, password })
  const second = await visitor().auth.signUp({ email: 'AGAIN@example.com', password: 'another password' })
  expect([second.error, second.data.session, second.data.user?.identities]).toEqual([null, null, []])
  expect(second.data.user?.id).not.toBe(first.data.user?.id)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  const supabase = visitor()
  await supabase.auth.verifyOtp({ type: 'signup', token_hash: tokenIn(mails[0]) })
  // The password of who came first; a stranger can't replace it.
  expect((await visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  const third = await visitor().auth.signUp({ email, password })
  expect(third.error).toBeNull()
  expect(await mailsTo(email)).toHaveLength(2)
})

test('five sign-ups of one address at once make one account', async () => {
  const email = 'rush@example.com'
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => visitor().auth.signUp({ email, password })),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null))
  expect(await sql`select 1 from auth.users where email = ${email}`).toHaveLength(1)
  const [newest] = await mailsTo(email)
  const { error } = await visitor().auth.verifyOtp({ type: 'signup', token_hash: tokenIn(newest) })
  expect(error).toBeNull()
})

test('an address changes when its new mailbox says so', async () => {
  const supabase = await newAccount('old@example.com')
  expect((await supabase.auth.updateUser({ email: 'New@example.com' })).error).toBeNull()
  expect((await visitor().auth.signInWithPassword({ email: 'old@example.com', password })).error).toBeNull()
  expect(await mailsTo('old@example.com')).toHaveLength(1)
  const [mail] = await mailsTo('new@example.com')
  expect(mail?.subject).toBe('Confirm your new email address')
  const token_hash = tokenIn(mail)
  const changed = await visitor().auth.verifyOtp({ type: 'email_change', token_hash })
  expect(changed.data.user?.email).toBe('new@example.com')
  expect((await visitor().auth.verifyOtp({ type: 'email_change', token_hash })).error?.status).toBe(403)
  expect((await visitor().auth.signInWithPassword({ email: 'new@example.com', password })).error).toBeNull()
  expect((await visitor().auth.signInWithPassword({ email: 'old@example.com', password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('an address somebody else took meanwhile is refused, not a failure', async () => {
  const supabase = await newAccount('slow@example.com')
  await supabase.auth.updateUser({ email: 'wanted@example.com' })
  const [mail] = await mailsTo('wanted@example.com')
  await newAccount('wanted@example.com')
  const late = await visitor().auth.verifyOtp({ type: 'email_change', token_hash: tokenIn(mail) })
  expect(late.error?.status).toBe(403)
  expect((await visitor().auth.signInWithPassword({ email: 'slow@example.com', password })).error).toBeNull()
  expect((await supabase.auth.updateUser({ email: 'wanted@example.com' })).error?.status).toBe(422)
})

test('the text of a mail is ours, too: it has the same link and no other', async () => {
  const email = 'text@example.com'
  await visitor().auth.signUp({ email, password })
  await visitor().auth.resend({ type: 'signup', email })
  await visitor().auth.resetPasswordForEmail(email)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(3)
  for (const mail of mails) {
    expect(mail.text).toContain(`http://localhost:3456/auth/confirm?token_hash=${tokenIn(mail)}&type=`)
    expect(mail.text).not.toContain('/auth/v1/verify')
  }
})

test('names are kept as they are, and what can’t be stored is refused', async () => {
  const names = { first_name: 'محمد 🌵', last_name: 'O\'Neil"; drop table x; --' }
  await visitor().auth.signUp({ email: 'names@example.com', password, options: { data: names } })
  const [row] = await sql`select raw_user_meta_data as data from auth.users where email = 'names@example.com'`
  expect(row?.data).toMatchObject(names)
  const broken = await fetch(`${stack.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.secrets.publishableKey, 'content-type': 'application/json' },
    body: `{"email":"half@example.com","password":"${password}","data":{"first_name":"a\\ud800"}}`,
  })
  expect(broken.status).toBe(400)
})
