import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { SMTPServer } from 'smtp-server'
import { sitePolicy } from '../../lib/platform/security/server/policies.ts'
import { findFreePort } from '../../local/free-port.ts'
import { examine, jsonOf, textOf } from '../../scripts/doctor/examine.ts'
import { readSetting, secretNames, type World } from '../../scripts/doctor/setting.ts'
import { connectToDatabase } from './database.ts'
import { startStack, type TestStack } from './stack.ts'

export const siteUrl = 'https://www.ocotillo.example'
const supabaseUrl = 'https://abcdefghijklmnopqrst.supabase.co'
const mailPassword = 'the-password-of-the-mailbox'

/** What answers in place of one that the stand-ins or the site would give; undefined leaves it to them. */
export type Answering = (
  url: URL,
  init: RequestInit,
  pass: () => Promise<Response>,
) => Response | Promise<Response> | undefined

export type Planted = {
  env?: Record<string, string>
  answer?: Answering
  world?: Partial<World>
  sql?: { plant: string; heal: string }
}

export type Clinic = Awaited<ReturnType<typeof startClinic>>

/** A clinic on hosted services whose names lead to the local stand-ins, a small site and a mail server with passwords. */
export async function startClinic() {
  const folder = await mkdtemp(join(tmpdir(), 'ocotillo doctor '))
  await writeFile(join(folder, 'a file'), '')
  const [stack, mail, busy, store, port] = await Promise.all([
    startStack({ services: ['lake', 'supabase', 'mail', 'paypal', 'clock'], siteUrl }),
    startMailServer(),
    occupyPort(),
    lockedStore(),
    findFreePort(),
  ])
  const sql = await connectToDatabase(stack)
  const { secrets } = stack
  const env: Record<string, string> = {
    OCOTILLO_ENV: 'live',
    OCOTILLO_DATA_DIR: folder,
    PORT: String(port),
    SITE_URL: siteUrl,
    SANITY_PROJECT_ID: 'local',
    SANITY_READ_TOKEN: secrets.siteReadToken,
    SANITY_WRITE_TOKEN: secrets.scheduleToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    GIFT_CARD_KEY: 'f3'.repeat(32),
    CRON_SECRET: secrets.cronSecret,
    SMTP_URL: `smtp://clinic:${mailPassword}@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Ocotillo <no-reply@ocotillo.example>',
    PAYPAL_MODE: 'live',
    PAYPAL_CLIENT_ID: secrets.paypalClientId,
    PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
    PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
  }
  const answerSite = await smallSite(stack)
  /** Of the hundred questions about tables, which get the same answers as long as nobody plants something there. */
  const known = new Map<string, Response>()

  /** What the doctor finds with these mistakes; throws when a secret stands in what it prints. */
  async function examined({ env: changed, answer, world, sql: statements }: Planted, limitMs = 60_000) {
    const source = { ...env, ...changed }
    const setting = readSetting(source, { ...worldOf(answer), ...world })
    if (statements) {
      known.clear()
      await sql.unsafe(statements.plant)
    }
    try {
      const results = await examine(setting, limitMs)
      const [text, json] = [textOf(results, setting), jsonOf(results, setting)]
      for (const secret of [...secretNames.map((name) => source[name]), mailPassword])
        if (secret && (text + json).includes(secret)) throw new Error('A secret was printed')
      return { results, text, json, problems: results.flatMap(({ problems }) => problems) }
    } finally {
      if (statements) {
        await sql.unsafe(statements.heal)
        known.clear()
      }
    }
  }

  function worldOf(answer: Answering | undefined): World {
    return {
      async fetch(address, init) {
        const url = new URL(address)
        const pass = async () => answerAs(url, init)
        return (await answer?.(url, init, pass)) ?? pass()
      },
      resolveTxt: async (name) => [[name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 -all']],
      certificateEnd: async () => new Date(Date.now() + 60 * 86_400_000),
      freeBytes: async () => 50e9,
      now: () => new Date(),
      nodeVersion: '24.0.0',
    }
  }

  async function answerAs(url: URL, init: RequestInit): Promise<Response> {
    const path = `${url.pathname}${url.search}`
    if (url.host === 'api.sanity.io' && url.pathname.includes('/hooks/')) return Response.json([webhook])
    if (url.host.endsWith('api.sanity.io')) return fetch(`${stack.url}/lake${path}`, init)
    if (url.origin === supabaseUrl) return askSupabase(path, init)
    if (url.host === 'api-m.paypal.com') return fetch(`${stack.url}/paypal${path}`, init)
    if (url.host === 'api-m.sandbox.paypal.com') return new Response('{}', { status: 401 })
    if (url.host === 'ocotillo.example') return redirectTo(siteUrl)
    if (url.origin === siteUrl) return answerSite(url, init)
    return fetch(url, init)
  }

  async function askSupabase(path: string, init: RequestInit): Promise<Response> {
    const key = `${path} ${new Headers(init.headers).get('apikey')}`
    const answer = known.get(key) ?? (await fetch(`${stack.url}${path}`, init))
    if (path.startsWith('/rest/')) known.set(key, answer.clone())
    return answer
  }

  return {
    examined,
    env,
    folder,
    busyPort: busy.port,
    storeUrl: `redis://127.0.0.1:${store.port}`,
    async stop() {
      await Promise.all([sql.end(), mail.stop(), busy.stop(), store.stop()])
      await stack.stop()
      await rm(folder, { recursive: true })
    },
  }
}

export const redirectTo = (location: string) => new Response(null, { status: 301, headers: { location } })

export const webhook = {
  url: `${siteUrl}/api/sanity/webhook`,
  dataset: 'production',
  httpMethod: 'POST',
  isDisabled: false,
  rule: { on: ['create', 'update', 'delete'], projection: '{_id, _type, "operation": delta::operation()}' },
}

/** What the doctor asks of the site, as the site answers it (tests/http/doctor.test.ts asks the real one). */
async function smallSite({ url, secrets }: TestStack) {
  const query = encodeURIComponent('*[_id == "bookingSettings"][0]')
  const content = await fetch(`${url}/lake/v2025-02-19/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${secrets.siteReadToken}` },
  })
  const headers = {
    ...sitePolicy({
      siteUrl,
      imagesUrl: 'https://cdn.sanity.io',
      widgets: (await content.json()).result,
    }),
    'content-type': 'text/html',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }
  return async ({ pathname }: URL, init: RequestInit): Promise<Response> => {
    const sent = new Headers(init.headers)
    const date = { headers: { date: new Date().toUTCString() } }
    if (pathname === '/api/health/live') return Response.json({ status: 'live' }, date)
    if (pathname === '/api/health/ready') return Response.json({ status: 'ready', checks: [] })
    if (pathname === '/' || pathname === '/studio') return new Response('<!doctype html>', { headers })
    if (pathname === '/api/cron')
      return status(sent.get('authorization') === `Bearer ${secrets.cronSecret}` ? 200 : 401)
    if (pathname !== '/api/sanity/webhook') return status(404)
    const signature = sent.get(SIGNATURE_HEADER_NAME) ?? ''
    return status((await isValidSignature(String(init.body), signature, secrets.webhookSecret)) ? 200 : 401)
  }
}

export const status = (code: number, body: object = {}) => Response.json(body, { status: code })

async function startMailServer() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _, done) =>
      username === 'clinic' && password === mailPassword
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as AddressInfo
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Another program on a port. */
const occupyPort = () => listenWith((socket) => socket.destroy())

/** A store that wants a password we don't have. */
const lockedStore = () =>
  listenWith((socket) => {
    socket.on('data', () => socket.write('-NOAUTH Authentication required.\r\n'))
    socket.on('error', () => {})
  })

async function listenWith(greet: (socket: Socket) => void) {
  const server = createServer(greet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
