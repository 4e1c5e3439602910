import { createHmac } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { localTest, supabaseUnderTest } from '../setup/under-test.ts'

let stack: Awaited<ReturnType<typeof supabaseUnderTest>>
let sql: postgres.Sql

const forget = `drop table if exists public.probe; drop function if exists public.whoami();
  drop function if exists public.refuse(text);`

beforeAll(async () => {
  stack = await supabaseUnderTest('http://localhost:3456')
  sql = await stack.connect()
  // Tables and functions that only these tests need, to see what the API makes of them.
  await sql.unsafe(`${forget}
    create table public.probe (
      id integer primary key, amount numeric(10,2) check (amount < 1000), data jsonb, tags text[], secret text
    );
    revoke all on public.probe from anon, authenticated;
    grant select (id) on public.probe to anon;
    create function public.whoami() returns uuid language sql security invoker as $$ select auth.uid() $$;
    create function public.refuse(p_code text) returns void language plpgsql as $$
      begin raise exception using errcode = p_code, message = 'not today', hint = 'try tomorrow'; end $$;`)
  // The hosted API hears of new tables a moment later.
  const probe = async () => expect((await ask('/rest/v1/probe?select=id')).status).toBe(200)
  await vi.waitFor(probe, { timeout: 30_000, interval: 200 })
})
afterAll(async () => {
  await sql.unsafe(forget)
  await sql.end()
  await stack.stop()
})

const options = { auth: { persistSession: false, autoRefreshToken: false } }
const client = (key: string) => createClient<Database>(stack.url, key, options)
const service = () => client(stack.secrets.secretKey)
const visitor = () => client(stack.secrets.publishableKey)

const ask = (path: string, init: RequestInit = {}, key = stack.secrets.secretKey) =>
  fetch(`${stack.url}${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
  })
const post = (path: string, body: unknown, key?: string) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, key)

function forgeToken(claims: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

type Mail = { subject: string; html: string }
const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${stack.url}/mail/messages.json?to=${encodeURIComponent(address)}`)).json()
const tokenIn = (mail: Mail | undefined) => mail?.html.match(/token_hash=(\w+)/)?.[1] ?? ''

test('without a key, with a wrong key, or with a token of a well-known secret nothing is answered', async () => {
  for (const path of ['/rest/v1/products', '/auth/v1/user']) {
    expect((await fetch(`${stack.url}${path}`)).status).toBe(401)
    expect((await ask(path, {}, 'sb_publishable_guess')).status).toBe(401)
  }
  for (const known of ['unsafe-secret-change-me', 'dev-secret-change-me', stack.secrets.publishableKey]) {
    const token = forgeToken({ role: 'service_role', exp: Math.ceil(Date.now() / 1000) + 3600 }, known)
    const headers = { apikey: stack.secrets.publishableKey, authorization: `Bearer ${token}` }
    expect((await fetch(`${stack.url}/rest/v1/staff`, { headers })).status).toBe(401)
  }
})

localTest('a token of the right secret is taken', async () => {
  const right = forgeToken(
    { role: 'service_role', exp: Math.ceil(Date.now() / 1000) + 3600 },
    stack.secrets.jwtSecret ?? '',
  )
  const headers = { apikey: stack.secrets.publishableKey, authorization: `Bearer ${right}` }
  expect((await fetch(`${stack.url}/rest/v1/staff`, { headers })).status).toBe(200)
})

localTest("lite's own configuration, schema and admin pages are out of reach", async () => {
  for (const path of ['/_system/config', '/_system/info', '/_system/introspect', '/', '/storage/v1/bucket']) {
    expect((await ask(path)).status).toBe(404)
  }
  expect((await ask('/rest/v2/products')).status).toBe(404)
  expect((await ask('/auth/v1/../../_system/config')).status).toBe(404)
})

test('grants of the baseline hold: a revoked table and a revoked column stay closed', async () => {
  expect((await visitor().from('staff').select()).error?.code).toBe('42501')
  const publicKey = stack.secrets.publishableKey
  expect((await ask('/rest/v1/probe?select=secret', {}, publicKey)).ok).toBe(false)
  expect((await post('/rest/v1/probe', { id: 99 }, publicKey)).ok).toBe(false)
  const [row] = await sql`select has_table_privilege('anon', 'public.probe', 'insert') as may`
  expect(row?.may).toBe(false)
})

test('a visitor cannot call what is for the server only', async () => {
  const refused = await visitor().rpc('take_lease', { p_name: 'x', p_holder: 'visitor', p_seconds: 9 })
  expect(refused.error?.code).toBe('42501')
  expect((await visitor().rpc('sync_products', { p_products: [], p_is_full: true })).error?.code).toBe(
    '42501',
  )
})

test('money comes back as JSON numbers and JSON as objects', async () => {
  await post('/rest/v1/probe', { id: 1, amount: 11.5, data: { text: '{"a":1}', list: [1] } })
  await post('/rest/v1/probe', { id: 2, amount: 11.55, data: {} })
  const rows = await (await ask('/rest/v1/probe?select=amount,data&order=id')).json()
  expect(rows).toEqual([
    { amount: 11.5, data: { text: '{"a":1}', list: [1] } },
    { amount: 11.55, data: {} },
  ])
})

test('errors of the database keep their code, message and hint', async () => {
  const check = await post('/rest/v1/probe', { id: 3, amount: 5000 })
  expect([check.status, (await check.json()).code]).toEqual([400, '23514'])
  const raised = await post('/rest/v1/rpc/refuse', { p_code: 'P0001' })
  expect(raised.status).toBe(400)
  expect(await raised.json()).toMatchObject({ code: 'P0001', message: 'not today', hint: 'try tomorrow' })
  expect((await post('/rest/v1/rpc/refuse', { p_code: 'P0002' })).status).toBe(500)
  for (const [code, status] of [
    ['PT400', 400],
    ['PT409', 409],
    ['PT422', 422],
  ] as const) {
    const refused = await post('/rest/v1/rpc/refuse', { p_code: code })
    expect(refused.status).toBe(status)
    expect((await refused.json()).message).toBe('not today')
  }
})

test('a value of the wrong type is the asker’s mistake, not a failure', async () => {
  expect((await post('/rest/v1/probe', { id: 'many' })).status).toBe(400)
  expect((await ask('/rest/v1/probe?id=eq.many')).status).toBe(400)
  expect((await post('/rest/v1/rpc/sync_products', { p_products: {}, p_is_full: false })).status).toBe(400)
})

localTest('a request body over 1 MB gets 413', async () => {
  const data = { text: 'x'.repeat(1024 * 1024) }
  expect((await post('/rest/v1/probe', { id: 4, data })).status).toBe(413)
  const chunked = await fetch(`${stack.url}/rest/v1/probe`, {
    method: 'POST',
    headers: { apikey: stack.secrets.secretKey, 'content-type': 'application/json' },
    body: new Blob([JSON.stringify({ id: 4, data })]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
  expect(await sql`select 1 from public.probe where id = 4`).toHaveLength(0)
})

localTest(
  'an account: sign-up mails a link of the site, its code confirms once, what the person gave is kept',
  async () => {
    const supabase = visitor()
    const email = 'ana@example.com'
    const account = { email, password: 'a long password' }
    const { data, error } = await supabase.auth.signUp({
      ...account,
      options: { data: { first_name: 'Ana' } },
    })
    expect([error, data.session]).toEqual([null, null])
    const [mail] = await mailsTo(email)
    expect(mail?.html).toContain('href="http://localhost:3456/auth/confirm?token_hash=')
    const early = await supabase.auth.signInWithPassword(account)
    expect(early.error?.code).toBe('email_not_confirmed')

    const confirmed = await supabase.auth.verifyOtp({ type: 'signup', token_hash: tokenIn(mail) })
    expect(confirmed.data.user?.email).toBe(email)
    const again = await visitor().auth.verifyOtp({ type: 'signup', token_hash: tokenIn(mail) })
    expect(again.error).not.toBeNull()
    const [row] =
      await sql`select raw_user_meta_data->>'first_name' as name from auth.users where email = ${email}`
    expect(row?.name).toBe('Ana')

    const token = confirmed.data.session?.access_token
    const headers = { apikey: stack.secrets.publishableKey, authorization: `Bearer ${token}` }
    const whoami = await fetch(`${stack.url}/rest/v1/rpc/whoami`, { method: 'POST', headers })
    expect(await whoami.json()).toBe(confirmed.data.user?.id)
  },
)

localTest('the confirmation can be sent again, and only the newest link works', async () => {
  const email = 'bea@example.com'
  await visitor().auth.signUp({ email, password: 'a long password' })
  expect((await visitor().auth.resend({ type: 'signup', email: 'BEA@example.com' })).error).toBeNull()
  const [newest, oldest] = await mailsTo(email)
  expect(tokenIn(newest)).not.toBe(tokenIn(oldest))
  expect(
    (await visitor().auth.verifyOtp({ type: 'signup', token_hash: tokenIn(oldest) })).error,
  ).not.toBeNull()
  expect((await visitor().auth.verifyOtp({ type: 'signup', token_hash: tokenIn(newest) })).error).toBeNull()
  expect((await visitor().auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await visitor().auth.resend({ type: 'signup', email: 'nobody@example.com' })).error).toBeNull()
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await mailsTo('nobody@example.com')).toHaveLength(0)
  expect(
    (
      await fetch(`${stack.url}/auth/v1/resend`, {
        method: 'POST',
        body: `{"type":"signup","email":"${email}"}`,
      })
    ).status,
  ).toBe(401)
})

localTest('a forgotten password is replaced by a mailed link', async () => {
  const email = 'cleo@example.com'
  await visitor().auth.signUp({ email, password: 'a long password' })
  expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
  const [mail] = await mailsTo(email)
  expect(mail?.html).toContain('&amp;type=recovery')
  const supabase = visitor()
  await supabase.auth.verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) })
  expect((await supabase.auth.updateUser({ password: 'another password' })).error).toBeNull()
  expect((await visitor().auth.signInWithPassword({ email, password: 'another password' })).error).toBeNull()
})

localTest('guessing a password and ordering mails end in 429, which says how long to wait', async () => {
  const guess = () =>
    ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: 'dora@example.com', password: 'guess' }),
      headers: { 'x-forwarded-for': '10.1.2.3' },
    })
  const guesses = await Promise.all(Array.from({ length: 302 }, guess))
  const statuses = guesses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const refused = guesses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)

  for (let order = 1; order <= 5; order += 1) await post('/auth/v1/recover', { email: 'cleo@example.com' })
  const before = (await mailsTo('cleo@example.com')).length
  expect((await post('/auth/v1/recover', { email: 'Cleo@example.com' })).status).toBe(429)
  expect(await mailsTo('cleo@example.com')).toHaveLength(before)
  const other = await post('/auth/v1/token?grant_type=password', {
    email: 'eve@example.com',
    password: 'guess',
  })
  expect(other.status).toBe(400)
})

localTest('the demo people are the staff of a new database', async () => {
  const { data } = await service().from('staff').select('email, role, name').order('email')
  expect(data).toEqual([
    { email: 'clara@ocotillo.example', role: 'clinician', name: 'Clara Nguyen' },
    { email: 'ed@ocotillo.example', role: 'editor', name: 'Ed Morales' },
    { email: 'fred@ocotillo.example', role: 'front_desk', name: 'Fred Baker' },
    { email: 'olivia@ocotillo.example', role: 'owner', name: 'Olivia Ortega' },
  ])
})

localTest(
  'the baseline is recorded as the Supabase command line records migrations, and runs once',
  async () => {
    const rows =
      await sql`select version, name, statements from supabase_migrations.schema_migrations order by version`
    expect(rows[0]).toMatchObject({ version: expect.stringMatching(/^\d{14}$/), name: 'baseline' })
    expect(rows[0]?.statements[0]).toContain('create table public.products')
    await stack.restart()
    await sql.end()
    sql = await stack.connect()
    expect(await sql`select 1 from supabase_migrations.schema_migrations`).toHaveLength(rows.length)
  },
)
