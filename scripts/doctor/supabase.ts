import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tables } from '../../supabase/rights/tables.ts'
import { root } from '../demo/settings.ts'
import { type Problem, problem } from './problems.ts'
import { ask, configured, type Setting, type Stages, siteUrlOf, Unreachable } from './setting.ts'

export const supabaseChecks: Stages = [
  [{ name: 'kind of keys', run: checkKinds }],
  [{ name: 'address and keys', run: checkAccess }],
  [
    { name: 'schema', run: checkSchema },
    { name: 'row-level security', run: checkOpenTables },
    { name: 'accounts', run: checkAccounts },
    { name: 'addresses of links in emails', run: checkLinks },
  ],
]

function connection(setting: Setting) {
  const { url, publishableKey, secretKey } = configured(
    setting,
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
    () => setting.env.supabase,
  )
  const call = (path: string, key: string) =>
    ask(setting, `${url}${path}`, { headers: { apikey: key, authorization: `Bearer ${key}` } })
  return { url, publishableKey, secretKey, call }
}

async function checkKinds(setting: Setting): Promise<Problem[]> {
  const { url, publishableKey, secretKey } = connection(setting)
  const [open, secret] = [kindOf(publishableKey), kindOf(secretKey)]
  if (open.kind === 'secret')
    return [
      problem('supabase.keys-swapped', 'SUPABASE_PUBLISHABLE_KEY holds a secret key, which passes all rules'),
    ]
  if (secret.kind === 'publishable')
    return [
      problem('supabase.keys-swapped', 'SUPABASE_SECRET_KEY holds a publishable key, which may do nothing'),
    ]
  const [, ref] = /^https:\/\/([a-z0-9]{20})\.supabase\.co$/.exec(url) ?? []
  const other = [open, secret].find((key) => ref && key.project && key.project !== ref)
  return other
    ? [
        problem(
          'supabase.other-project',
          `A key of project ${other.project} is set beside SUPABASE_URL of ${ref}`,
        ),
      ]
    : []
}

/** What a key says of itself: by its beginning, or as a token of the older kind by its role and project. */
function kindOf(key: string): { kind?: 'publishable' | 'secret'; project?: string } {
  if (key.startsWith('sb_publishable_')) return { kind: 'publishable' }
  if (key.startsWith('sb_secret_')) return { kind: 'secret' }
  try {
    const { role, ref } = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
    const kind = role === 'anon' ? 'publishable' : role === 'service_role' ? 'secret' : undefined
    return { kind, project: ref }
  } catch {
    return {}
  }
}

async function checkAccess(setting: Setting): Promise<Problem[]> {
  const { publishableKey, secretKey, call } = connection(setting)
  try {
    const open = await call('/auth/v1/settings', publishableKey)
    if (open.status === 401 || open.status === 403)
      return [problem('supabase.publishable-key', 'Supabase does not accept SUPABASE_PUBLISHABLE_KEY')]
    if (open.status !== 200)
      return [problem('supabase.unreachable', `Supabase’s accounts answer with ${open.status}`)]
    const secret = await call('/rest/v1/content_state?select=key&limit=0', secretKey)
    if (secret.status === 401 || secret.status === 403)
      return [problem('supabase.secret-key', 'Supabase does not accept SUPABASE_SECRET_KEY')]
    return []
  } catch (error) {
    if (error instanceof Unreachable)
      return [problem('supabase.unreachable', `Supabase can’t be reached (${error.message})`)]
    throw error
  }
}

/** Asks every table for its columns, and for no row. */
async function checkSchema(setting: Setting): Promise<Problem[]> {
  const { secretKey, call } = connection(setting)
  const lacks = await inTurns([...(await columnsByTable())], async ([table, columns]) => {
    const { body } = await call(`/rest/v1/${table}?select=${columns.join(',')}&limit=0`, secretKey)
    const { code, message } = (body ?? {}) as { code?: string; message?: string }
    if (code === 'PGRST205' || code === '42P01') return [`table ${table}`]
    return code === '42703' ? [`column ${/column (\S+)/.exec(message ?? '')?.[1] ?? `of ${table}`}`] : []
  })
  const [first, ...others] = lacks
  if (!first) return []
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [
    problem('supabase.schema', `The database is of another version of the site, it lacks ${first}${more}`),
  ]
}

/** Every table with its columns, as `npm run typegen` wrote them down. */
async function columnsByTable(): Promise<Map<string, string[]>> {
  const types = await readFile(join(root, 'lib/platform/db/server/database.types.ts'), 'utf8')
  const rows = types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)\n {8}\}/gm)
  return new Map(
    [...rows].flatMap(([, table = '', row = '']): [string, string[]][] =>
      table in tables ? [[table, [...row.matchAll(/^ {10}(\w+):/gm)].map(([, column = '']) => column)]] : [],
    ),
  )
}

/** Asks as anybody could: each table that is not for everybody has to refuse, not only to be empty. */
async function checkOpenTables(setting: Setting): Promise<Problem[]> {
  const { publishableKey, call } = connection(setting)
  const closed = Object.entries(tables).filter(([, { allowed }]) => !allowed.anon?.includes('select'))
  const open = await inTurns(closed, async ([table]) => {
    const { status } = await call(`/rest/v1/${table}?select=*&limit=1`, publishableKey)
    return status === 200 ? [table] : []
  })
  return open.length > 0
    ? [problem('supabase.open-table', `Anybody may ask the database for ${open.join(', ')}`)]
    : []
}

const atOnce = 8

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<string[]>): Promise<string[]> {
  const waiting = items.values()
  const found: string[] = []
  const worker = async () => {
    for (const item of waiting) found.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return found.toSorted()
}

async function checkAccounts(setting: Setting): Promise<Problem[]> {
  const { publishableKey, call } = connection(setting)
  const { body } = await call('/auth/v1/settings', publishableKey)
  const { external, disable_signup, mailer_autoconfirm } = body as {
    external?: { email?: boolean }
    disable_signup?: boolean
    mailer_autoconfirm?: boolean
  }
  if (external?.email === false)
    return [problem('supabase.email-off', 'Supabase lets nobody sign in by email and password')]
  if (mailer_autoconfirm)
    return [
      problem('supabase.confirm-email', 'Supabase confirms every email address without asking its mailbox'),
    ]
  return disable_signup ? [problem('supabase.sign-up-off', 'Supabase makes no new accounts')] : []
}

/** A link that is none leads where a right one would: to the address it names if that is allowed, or to the site. */
async function checkLinks(setting: Setting): Promise<Problem[]> {
  const { publishableKey, call } = connection(setting)
  const siteUrl = siteUrlOf(setting)
  const followed = async (redirectTo?: string) => {
    const query = new URLSearchParams({
      token: 'doctor',
      type: 'signup',
      ...(redirectTo && { redirect_to: redirectTo }),
    })
    const { headers } = await call(`/auth/v1/verify?${query}`, publishableKey)
    return (headers.get('location') ?? '').replace(/[?#].*$/, '').replace(/\/$/, '')
  }
  const callback = `${siteUrl}/auth/callback`
  const [home, allowed] = await Promise.all([followed(), followed(callback)])
  return [
    ...(home && home !== siteUrl
      ? [problem('supabase.site-url', `Supabase’s Site URL is ${home}, not ${siteUrl}`)]
      : []),
    ...(allowed && allowed !== callback
      ? [problem('supabase.redirect-urls', `Supabase’s emails may not lead to ${siteUrl}/**`)]
      : []),
  ]
}
