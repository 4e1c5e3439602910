import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { startStack, type TestStack } from '../../tests/setup/stack.ts'

const commands = ['select', 'insert', 'update', 'delete'] as const
type Command = (typeof commands)[number]

const identities = ['anon', 'authenticated', 'other user', 'service_role'] as const
type Identity = (typeof identities)[number]

const orderId = '00000000-0000-4000-8000-00000000000a'

type Table = {
  /** Tables whose row must be there first. */
  needs?: string[]
  /** A row that satisfies every check, as columns and values. */
  row: string
  /** A change that would be visible. */
  change: string
  /** Who may do what; everything else must be refused, or see and touch no row. */
  allowed: Record<Identity, readonly Command[]>
}

const serverOnly: Table['allowed'] = { anon: [], authenticated: [], 'other user': [], service_role: commands }

/** Every table of `public`. A new table fails this file until it stands here. */
const tables: Record<string, Table> = {
  products: {
    row: `(id, name, price, content_rev, content_updated_at) values ('x', 'X', 1, 'r', now())`,
    change: `price = 0`,
    allowed: {
      anon: ['select'],
      authenticated: ['select'],
      'other user': ['select'],
      service_role: commands,
    },
  },
  content_paths: { row: `(path, tags) values ('/x', '{}')`, change: `tags = '{y}'`, allowed: serverOnly },
  content_state: { row: `(key, value) values ('x', '{}')`, change: `value = '[]'`, allowed: serverOnly },
  job_leases: {
    row: `(name, holder, expires_at) values ('x', 'x', now())`,
    change: `holder = 'thief'`,
    allowed: serverOnly,
  },
  staff: {
    row: `(email, role, name) values ('x@example.com', 'clinician', 'X')`,
    change: `role = 'owner'`,
    allowed: serverOnly,
  },
  audit_log: {
    row: `(at, actor, role, action, subject) values (now(), 'x@example.com', 'owner', 'request.read', 'x')`,
    change: `actor = 'other@example.com'`,
    allowed: { ...serverOnly, service_role: ['select', 'insert'] },
  },
  submission_notes: {
    needs: ['submissions'],
    row: `(submission_id, kind, author, body) values ('${orderId}', 'note', 'x@example.com', 'x')`,
    change: `body = 'changed'`,
    allowed: serverOnly,
  },
  exam_checks: {
    needs: ['submissions'],
    row: `(submission_id, ticked_by, ticked_at) values ('${orderId}', 'x@example.com', now())`,
    change: `ticked_by = 'other@example.com'`,
    allowed: serverOnly,
  },
  estimates: {
    needs: ['submissions'],
    row: `(id, submission_id, draft) values ('${orderId}', '${orderId}', '{}')`,
    change: `draft = '{"x": 1}'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  estimate_versions: {
    needs: ['submissions', 'estimates'],
    row: `(estimate_id, number, snapshot, total_cents, created_by, sent_at) values ('${orderId}', 1, '{}', 1, 'x@example.com', now())`,
    change: `total_cents = 0`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  orders: {
    row: `(id, checkout_key, email, total_amount, access_token) values ('${orderId}', gen_random_uuid(), 'x@example.com', 1, '${'x'.repeat(32)}')`,
    change: `status = 'paid'`,
    allowed: serverOnly,
  },
  order_items: {
    needs: ['products', 'orders'],
    row: `(order_id, product_id, quantity, name, price) values ('${orderId}', 'x', 1, 'X', 1)`,
    change: `price = 0`,
    allowed: serverOnly,
  },
  payment_attempts: {
    needs: ['orders'],
    row: `(id, order_id, seq, amount) values ('${orderId}', '${orderId}', 1, 1)`,
    change: `amount = 0.01`,
    allowed: serverOnly,
  },
  payment_captures: {
    needs: ['orders', 'payment_attempts'],
    row: `(paypal_capture_id, attempt_id, status, amount, currency, raw) values ('x', '${orderId}', 'COMPLETED', 1, 'USD', '{}')`,
    change: `status = 'PENDING'`,
    allowed: serverOnly,
  },
  refunds: {
    needs: ['orders', 'payment_attempts', 'payment_captures'],
    row: `(paypal_refund_id, paypal_capture_id, status, amount, currency) values ('x', 'x', 'COMPLETED', 1, 'USD')`,
    change: `amount = 1000`,
    allowed: serverOnly,
  },
  paypal_events: {
    row: `(event_id, type, payload) values ('x', 'x', '{}')`,
    change: `processed_at = now()`,
    allowed: serverOnly,
  },
  stock_holds: {
    needs: ['products', 'orders'],
    row: `(order_id, product_id, quantity, until) values ('${orderId}', 'x', 1, now())`,
    change: `quantity = 99`,
    allowed: serverOnly,
  },
  submissions: {
    row: `(id, form, payload, idempotency_key) values ('${orderId}', 'contact', '{"message": "private"}', '${'x'.repeat(20)}')`,
    change: `payload = '{}'`,
    allowed: serverOnly,
  },
  newsletter_subscribers: {
    row: `(list, email, created_at) values ('newsletter', 'x@example.com', now())`,
    change: `status = 'confirmed'`,
    allowed: serverOnly,
  },
  event_alerts_sent: {
    row: `(event_id, sent_at, recipients) values ('x', now(), 0)`,
    change: `recipients = 1`,
    allowed: serverOnly,
  },
  discount_codes: {
    row: `(code, email, created_at) values ('OCO-7KQ4-MX', 'x@example.com', now())`,
    change: `percent = 100`,
    allowed: serverOnly,
  },
  event_spots: {
    row: `(event_id, title, starts_at, ends_at, spots, content_updated_at) values ('x', 'X', now(), now(), 1, now())`,
    change: `spots = 1000`,
    allowed: serverOnly,
  },
  event_rsvps: {
    needs: ['event_spots'],
    row: `(event_id, first_name, last_name, email, party_size, status, idempotency_key, created_at, updated_at) values ('x', 'Ana', 'Ruiz', 'x@example.com', 1, 'waiting', '${'x'.repeat(20)}', now(), now())`,
    change: `status = 'confirmed'`,
    allowed: serverOnly,
  },
  widget_failures: {
    row: `(widget, reason, day, count) values ('booking', 'slow', '2026-11-21', 1)`,
    change: `count = 1000`,
    allowed: serverOnly,
  },
  altcha_challenges_used: {
    row: `(id, expires_at) values ('${'x'.repeat(20)}', now())`,
    change: `expires_at = now() - interval '1 day'`,
    allowed: serverOnly,
  },
  mail_outbox: {
    row: `(kind, dedupe_key, recipient) values ('x', 'x', 'x@example.com')`,
    change: `recipient = 'thief@example.com'`,
    allowed: serverOnly,
  },
}

/** Functions of `public` that somebody besides the server may call. */
const openFunctions: string[] = []

let stack: TestStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await startStack({ services: ['supabase'] })
  sql = await connectToDatabase(stack)
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

test('every table of the database stands in this matrix, with its row-level rules on', async () => {
  const found = await sql<{ name: string; isProtected: boolean }[]>`
    select relname as name, relrowsecurity as "isProtected" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname`
  expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).sort())
  expect(found.filter(({ isProtected }) => !isProtected)).toEqual([])
})

test('no function is open to visitors but those named here, and each fixes its search path', async () => {
  const found = await sql<{ name: string; isOpen: boolean; isDefiner: boolean; isPinned: boolean }[]>`
    select proname as name, prosecdef as "isDefiner",
      has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute') as "isOpen",
      coalesce(array_to_string(proconfig, ',') like '%search_path=%', false) as "isPinned"
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(openFunctions)
  expect(found.filter(({ isDefiner, isPinned }) => isDefiner && !isPinned)).toEqual([])
})

test('visitors have no right to a table but those its rules are made for', async () => {
  const grants = await sql<{ table: string; grantee: string; privilege: string }[]>`
    select table_name as table, grantee, privilege_type as privilege from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')`
  const unexpected = grants.filter(({ table, grantee, privilege }) => {
    const command = commands.find((each) => each === privilege.toLowerCase())
    const identity = identities.find((each) => each === grantee)
    return !command || !identity || !tables[table]?.allowed[identity].includes(command)
  })
  expect(unexpected).toEqual([])
})

const cases = Object.entries(tables).flatMap(([name, table]) =>
  commands.flatMap((command) => identities.map((identity) => ({ name, table, command, identity }))),
)

test.each(cases)('$identity, $command, $name', async ({ name, table, command, identity }) => {
  const touched = await attempt(name, table, command, identity)
  if (table.allowed[identity].includes(command)) expect(touched).toBe(1)
  else expect(touched).toBe('refused')
})

test('visitors do not see what is off sale', async () => {
  await sql.unsafe(`insert into public.products ${tables.products?.row}`)
  await sql`update public.products set is_active = false`
  const seen = await sql.begin(async (transaction) => {
    await become(transaction, 'anon')
    return (await transaction`select id from public.products`).length
  })
  expect(seen).toBe(0)
})

/** How many rows the command touched, with one row in the table that the user "owner" put there; nothing is kept. */
async function attempt(name: string, table: Table, command: Command, identity: Identity) {
  const undo = new Error('undo')
  let touched: number | 'refused' = 'refused'
  const statements = {
    select: `select * from public.${name}`,
    insert: `insert into public.${name} ${table.row}`,
    update: `update public.${name} set ${table.change}`,
    delete: `delete from public.${name}`,
  }
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`truncate public.${name} cascade`)
      for (const needed of table.needs ?? [])
        await transaction.unsafe(`insert into public.${needed} ${tables[needed]?.row} on conflict do nothing`)
      if (command !== 'insert') await transaction.unsafe(`insert into public.${name} ${table.row}`)
      await become(transaction, identity)
      const result = await transaction.unsafe(statements[command])
      touched = result.count
      throw undo
    })
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === '42501'
    if (error !== undo && !isDenied) throw error
  }
  return touched
}

/** Takes on an identity as PostgREST does for a request. */
async function become(transaction: postgres.TransactionSql, identity: Identity) {
  const users: Partial<Record<Identity, string>> = {
    authenticated: '00000000-0000-4000-8000-000000000001',
    'other user': '00000000-0000-4000-8000-000000000002',
  }
  const role = identity === 'other user' ? 'authenticated' : identity
  const claims = JSON.stringify({ role, sub: users[identity] })
  await transaction`select set_config('request.jwt.claims', ${claims}, true)`
  await transaction.unsafe(`set local role ${role}`)
}
