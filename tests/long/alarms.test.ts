import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteWebhook } from '@/lib/content/server/webhook'
import { alarmKinds } from '@/lib/desk/health/mails'
import { watchOver } from '@/lib/desk/health/server/watch'
import { type AlarmName, alarmNames, alarms } from '@/lib/desk/health/shared'
import { offerMails } from '@/lib/mail/server/kinds'
import { processValues } from '@/lib/platform/server/process-state'
import { newPayment, startMailServer, startOutside } from '../setup/alarms.ts'
import { connectToDatabase } from '../setup/database.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

// docs/decisions/0050-alarms.md
const { env, clock } = vi.hoisted(() => ({
  env: {
    isLive: true,
    siteUrl: 'https://clinic.example',
    isrCacheDir: undefined as string | undefined,
    alarmWebhookUrl: '',
    mail: { smtpUrl: '', from: 'Ocotillo <no-reply@clinic.example>' },
    paypal: { mode: 'sandbox', apiUrl: '' },
    supabase: {} as Record<string, string>,
    content: { projectId: 'local', dataset: 'production', apiHost: '', token: '' },
  },
  // An hour behind, so that what the lake publishes is news.
  clock: { aheadMs: -3_600_000 },
}))
vi.mock('@/lib/platform/server/env', () => ({ env }))
vi.mock('@/lib/platform/server/clock', () => ({ now: () => new Date(Date.now() + clock.aheadMs) }))

const nowhere = 'http://127.0.0.1:9'
const minutes = (count: number) => count * 60_000
const daysFromNow = (days: number) => new Date(Date.now() + days * minutes(1440))

let stack: TestStack
let sql: Awaited<ReturnType<typeof connectToDatabase>>
let mail: Awaited<ReturnType<typeof startMailServer>>
let outside: Awaited<ReturnType<typeof startOutside>>
let folder: string
/** The machine, as it is while all is well. */
const well = {
  freeBytes: async () => 50e9,
  certificateEnd: async () => daysFromNow(60),
  now: () => new Date(),
}
let world = { ...well }

beforeAll(async () => {
  ;[stack, mail, outside] = await Promise.all([
    startStack({ services: ['supabase', 'lake'] }),
    startMailServer(),
    startOutside(),
  ])
  sql = await connectToDatabase(stack)
  folder = await mkdtemp(join(tmpdir(), 'ocotillo watch '))
  const { publishableKey, secretKey, siteReadToken } = stack.secrets
  env.supabase = { url: stack.url, publishableKey, secretKey }
  env.content = { ...env.content, apiHost: `${stack.url}/lake`, token: siteReadToken }
  env.mail.smtpUrl = mail.url
  env.paypal.apiUrl = outside.url
  env.alarmWebhookUrl = outside.url
  offerMails({
    kinds: alarmKinds,
    readContacts: async () => ({ name: 'Ocotillo', phone: '', mailbox: 'clinic@example.com' }),
  })
  await noteBackup(1)
})
afterAll(async () => {
  await sql?.end()
  await Promise.all([stack?.stop(), mail?.leave(), outside?.stop()])
  await rm(folder, { recursive: true, force: true })
})

const noteBackup = async (hoursAgo: number) => {
  const value = { at: new Date(Date.now() - hoursAgo * minutes(60)).toISOString() }
  await sql`insert into public.content_state (key, value) values ('backup', ${sql.json(value)})
    on conflict (key) do update set value = excluded.value`
}

const forget = (...names: string[]) => {
  for (const name of names) delete processValues[name]
}
/** What a process keeps of the watch. */
const ofProcess = ['watch-note', 'watch-owners', 'lease-holder', 'content-webhook']

const keptByProcess = () => ofProcess.map((name) => [name, processValues[name]] as const)
/** From now on the calls are those of the process that had this. */
const become = (kept: ReturnType<typeof keptByProcess>) => {
  for (const [name, value] of kept) processValues[name] = value
}

/** So many minutes of the watch. */
async function look(times: number) {
  for (let count = 0; count < times; count += 1) {
    clock.aheadMs += minutes(1)
    forget('paypal-reach', 'mail-reach')
    await watchOver(world)
  }
}

/** What was told since the last time anybody asked, by mail and to the owner's chat. */
let seen = { mails: 0, posts: 0 }
async function told() {
  const mails = await sql<{ kind: string; name: string }[]>`
    select kind, data ->> 'name' as name from public.mail_outbox where kind like 'alarm_%' order by created_at, id`
  const news = {
    mails: mails.slice(seen.mails).map(({ kind, name }) => `${kind} ${name}`),
    posts: outside.posts.slice(seen.posts),
  }
  seen = { mails: mails.length, posts: outside.posts.length }
  return news
}
const nothing = { mails: [], posts: [] }
const post = (name: AlarmName, end: 'began' | 'over') =>
  `clinic.example · ${alarms[name].title}: ${end === 'over' ? 'Back to normal.' : `${alarms[name].broken} ${alarms[name].remedy}`}`

beforeEach(async () => {
  world = { ...well }
  await look(1)
  expect(await told(), 'all is well').toEqual(nothing)
})

type Row = [name: AlarmName, cause: () => unknown, mend: () => unknown]
const rows: Row[] = [
  [
    'webhook',
    async () => {
      const { token } = stack.people.find(({ staffRole }) => staffRole === 'editor') ?? {}
      const editor = {
        ...env.content,
        token,
        apiVersion: '2025-02-19',
        useCdn: false,
        useProjectHostname: false,
      }
      await createClient(editor).create({ _type: 'faq', question: 'Was it told?' })
      clock.aheadMs += minutes(90)
    },
    noteWebhook,
  ],
  [
    'webhook',
    () => newPayment(sql, new Date(Date.now() + clock.aheadMs - minutes(20))),
    () => sql`insert into public.paypal_events (event_id, type, payload, received_at, processed_at)
      values ('late', 'PAYMENT.CAPTURE.COMPLETED', '{}', ${new Date(Date.now() + clock.aheadMs)}, now())`,
  ],
  ['paypal', () => (outside.paypal.status = 503), () => (outside.paypal.status = 404)],
  ['content', () => (env.content.apiHost = nowhere), () => (env.content.apiHost = `${stack.url}/lake`)],
  ['disk', () => (world.freeBytes = async () => 1e8), () => (world = { ...well })],
  ['clock', () => (world.now = () => new Date(Date.now() + 120_000)), () => (world = { ...well })],
  ['certificate', () => (world.certificateEnd = async () => daysFromNow(5)), () => (world = { ...well })],
  ['backup', () => noteBackup(30), () => noteBackup(1)],
]

test.each(rows)('%s: the owner hears of it once, and once when it is over', async (name, cause, mend) => {
  await cause()
  await look(1)
  expect(await told(), 'a hiccup').toEqual(nothing)
  await look(1)
  expect(await told()).toEqual({ mails: [`alarm_began ${name}`], posts: [post(name, 'began')] })
  await look(3)
  expect(await told(), 'once').toEqual(nothing)
  await mend()
  await look(2)
  expect(await told(), 'not yet sure').toEqual(nothing)
  await look(1)
  expect(await told()).toEqual({ mails: [`alarm_over ${name}`], posts: [post(name, 'over')] })
  await look(2)
  expect(await told(), 'once').toEqual(nothing)
})

test('mail: the webhook hears of it at once, the mails come when mail is back', async () => {
  await expect.poll(() => mail.subjects.length).toBe(2 * rows.length)
  await mail.leave()
  await look(3)
  expect(await told()).toEqual({ mails: ['alarm_began mail'], posts: [post('mail', 'began')] })
  await sql`update public.mail_outbox set created_at = created_at - interval '20 minutes' where status <> 'sent'`
  await look(2)
  expect(mail.subjects).toHaveLength(2 * rows.length)
  await mail.comeBack()
  // What waits is sent at the first look, not at its next try.
  await look(1)
  await expect.poll(() => mail.subjects.slice(2 * rows.length)).toEqual(['Action needed: Email'])
  await look(3)
  expect(await told()).toEqual({ mails: ['alarm_over mail'], posts: [post('mail', 'over')] })
  await expect
    .poll(() => mail.subjects.slice(2 * rows.length))
    .toEqual(['Action needed: Email', 'Over: Email'])
})

test('database: it is told past the database, once also over a restart, and its end', async () => {
  env.isrCacheDir = folder
  mail.subjects.length = 0
  await look(1)
  env.supabase.url = nowhere
  await look(2)
  expect(mail.subjects).toEqual(['Action needed: Database'])
  forget(...ofProcess)
  await look(3)
  expect(mail.subjects).toEqual(['Action needed: Database'])
  env.supabase.url = stack.url
  clock.aheadMs += minutes(5)
  await look(4)
  expect(await told()).toEqual({
    mails: ['alarm_over database'],
    posts: [post('database', 'began'), post('database', 'over')],
  })
  await expect.poll(() => mail.subjects).toEqual(['Action needed: Database', 'Over: Database'])
  env.isrCacheDir = undefined
})

test('a restart rings nobody again, and two nodes are one alarm', async () => {
  world.freeBytes = async () => 1e8
  await look(2)
  expect((await told()).mails).toEqual(['alarm_began disk'])
  // Another process: it waits until the first one's lease is over.
  const first = keptByProcess()
  forget(...ofProcess)
  await look(1)
  clock.aheadMs += minutes(5)
  await look(2)
  expect(await told()).toEqual(nothing)
  // The first is there again and finds that the other one watches.
  const second = keptByProcess()
  world = { ...well }
  for (const node of [first, second, first, second, first, second]) {
    become(node)
    await look(1)
  }
  expect(await told()).toEqual({ mails: ['alarm_over disk'], posts: [post('disk', 'over')] })
})

test('a node that lost the database tells so, and the node that watches by then tells the end', async () => {
  env.supabase.url = nowhere
  await look(2)
  expect((await told()).posts).toEqual([post('database', 'began')])
  const cutOff = keptByProcess()
  forget(...ofProcess)
  env.supabase.url = stack.url
  clock.aheadMs += minutes(5)
  await look(1)
  const watching = keptByProcess()
  become(cutOff)
  await look(1)
  become(watching)
  await look(3)
  expect(await told()).toEqual({ mails: ['alarm_over database'], posts: [post('database', 'over')] })
})

test('every alarm there is has been caused', () => {
  expect([...new Set([...rows.map(([name]) => name), 'mail', 'database'])].sort()).toEqual(
    [...alarmNames].sort(),
  )
})
