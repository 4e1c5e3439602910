import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarmNames } from '../../lib/desk/health/shared.ts'
import { type ProblemId, remedies } from '../../scripts/doctor/problems.ts'
import {
  type Answering,
  type Clinic,
  type Planted,
  redirectTo,
  siteUrl,
  startClinic,
  status,
  webhook,
} from '../setup/doctor.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await startClinic()
})
afterAll(() => clinic?.stop())

/** Every call to this place is answered so. */
const at =
  (place: RegExp, response: (pass: () => Promise<Response>) => Response | Promise<Response>): Answering =>
  ({ href }, _, pass) =>
    place.test(href) ? response(pass) : undefined

const unreachable = () => {
  throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
}

/** The same answer with some of its JSON or its headers changed; undefined takes a header away. */
const changed =
  (body: object, headers: Record<string, string | undefined> = {}) =>
  async (pass: () => Promise<Response>): Promise<Response> => {
    const answer = await pass()
    const merged = new Headers(answer.headers)
    merged.delete('content-length')
    merged.delete('content-encoding')
    for (const [name, value] of Object.entries(headers))
      value === undefined ? merged.delete(name) : merged.set(name, value)
    const text = await answer.text()
    const isEmpty = answer.status === 204 || text === ''
    const isJson = Object.keys(body).length > 0
    const sent = isJson ? JSON.stringify({ ...JSON.parse(text), ...body }) : text
    return new Response(isEmpty ? null : sent, { status: answer.status, headers: merged })
  }

const legacyKey = (role: string, ref: string) =>
  ['e30', Buffer.from(JSON.stringify({ role, ref })).toString('base64url'), 'x'].join('.')

const noRecord = async () => {
  throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' })
}

type Row = [id: ProblemId, mistake: string, planted: () => Planted, says: RegExp]

const rows: Row[] = [
  [
    'machine.node',
    'an old Node',
    () => ({ world: { nodeVersion: '20.19.0' } }),
    /Node 20\.19\.0.*nodejs\.org/,
  ],
  ['machine.port', 'another program on the port', () => ({ env: { PORT: `${clinic.busyPort}` } }), /PORT/],
  [
    'machine.data-folder',
    'a file where the data folder should be',
    () => ({ env: { OCOTILLO_DATA_DIR: join(clinic.folder, 'a file', 'data') } }),
    /can’t be written.*OCOTILLO_DATA_DIR/,
  ],
  ['machine.disk', 'a full disk', () => ({ world: { freeBytes: async () => 3e8 } }), /0\.3 GB left/],
  [
    'machine.clock',
    'a clock two minutes ahead',
    () => ({ world: { now: () => new Date(Date.now() + 120_000) } }),
    /12\d seconds ahead of Sanity, Supabase, PayPal, the site.*time synchronization/,
  ],

  ['env.malformed', 'an address that is none', () => ({ env: { SITE_URL: 'www.ocotillo' } }), /SITE_URL/],
  ['env.missing', 'a partner variable forgotten', () => ({ env: { MAIL_FROM: '' } }), /MAIL_FROM is not set/],
  [
    'env.missing',
    'Supabase without its secret key',
    () => ({ env: { SUPABASE_SECRET_KEY: '' } }),
    /all three/,
  ],
  [
    'env.not-https',
    'SITE_URL without https',
    () => ({ env: { SITE_URL: 'http://www.ocotillo.example' } }),
    /SITE_URL is not https.*\.env/,
  ],
  [
    'env.stand-in',
    'a stand-in in a live site',
    () => ({ env: { WIDGETS_STANDIN_URL: '/api/local/widgets' } }),
    /WIDGETS_STANDIN_URL.*remove it/,
  ],
  [
    'env.payment-mode',
    'play money live',
    () => ({ env: { PAYPAL_MODE: 'sandbox' } }),
    /PAYPAL_MODE is sandbox/,
  ],
  [
    'env.placeholder',
    'a secret nobody chose',
    () => ({ env: { CRON_SECRET: 'change-me-to-something' } }),
    /openssl/,
  ],

  [
    'sanity.unreachable',
    'no way out to Sanity',
    () => ({ answer: at(/\/\/local\.api\.sanity\.io/, unreachable) }),
    /ENOTFOUND.*status\.sanity\.io/,
  ],
  [
    'sanity.project',
    'a project that is not there',
    () => ({ answer: at(/\/\/local\.api\.sanity\.io/, () => status(404, { message: 'Project not found' })) }),
    /no project local.*sanity\.io\/manage/,
  ],
  [
    'sanity.dataset',
    'another dataset',
    () => ({ env: { SANITY_DATASET: 'staging' } }),
    /no dataset staging.*Datasets/,
  ],
  [
    'sanity.dataset-public',
    'a public dataset',
    () => ({
      answer: at(/\/projects\/local\/datasets$/, () =>
        Response.json([{ name: 'production', aclMode: 'public' }]),
      ),
    }),
    /Anybody can read.*private/,
  ],
  [
    'sanity.api-version',
    'a version of the API that ends',
    () => ({
      answer: at(/\/data\/query\/.*count/, changed({}, { 'x-sanity-warning': 'API version is deprecated' })),
    }),
    /warns of the API version.*update/,
  ],
  [
    'sanity.read-token',
    'a dead token',
    () => ({ env: { SANITY_READ_TOKEN: 'a-token-of-yore' } }),
    /API → Tokens/,
  ],
  [
    'sanity.read-token-role',
    'a token for reading that may write',
    () => ({ env: { SANITY_READ_TOKEN: clinic.env.SANITY_WRITE_TOKEN ?? '' } }),
    /may also write.*role Viewer/,
  ],
  [
    'sanity.read-token-role',
    'a token that sees no drafts',
    () => ({
      answer: at(/\/acl$/, () =>
        Response.json([{ filter: '!(_id in path("drafts.**"))', permissions: ['read'] }]),
      ),
    }),
    /may not read drafts/,
  ],
  [
    'sanity.write-token',
    'a dead token',
    () => ({ env: { SANITY_WRITE_TOKEN: 'a-token-of-yore' } }),
    /role Editor/,
  ],
  [
    'sanity.write-token-role',
    'a token for writing that may only read',
    () => ({ env: { SANITY_WRITE_TOKEN: clinic.env.SANITY_READ_TOKEN ?? '' } }),
    /may not publish.*role Editor/,
  ],
  [
    'sanity.cors',
    'a Studio elsewhere that is not let in',
    () => ({ env: { STUDIO_ORIGIN: 'https://ocotillo.sanity.studio' } }),
    /ocotillo\.sanity\.studio.*CORS origins/,
  ],
  [
    'sanity.cors-credentials',
    'CORS without credentials',
    () => ({
      answer: at(/query=1$/, changed({}, { 'access-control-allow-credentials': undefined })),
    }),
    /without credentials.*CORS origins/,
  ],
  [
    'sanity.webhook',
    'no webhook to the site',
    () => ({
      answer: at(/\/hooks\//, () =>
        Response.json([{ ...webhook, url: 'https://old.example/api/sanity/webhook' }]),
      ),
    }),
    /no webhook to https:\/\/www\.ocotillo.*API → Webhooks/,
  ],
  [
    'sanity.webhook-settings',
    'a webhook that tells of no deletion',
    () => ({
      answer: at(/\/hooks\//, () =>
        Response.json([{ ...webhook, rule: { ...webhook.rule, on: ['create', 'update'] } }]),
      ),
    }),
    /create, update and delete.*API → Webhooks/,
  ],
  [
    'sanity.webhook-secret',
    'another secret than the site’s',
    () => ({ env: { SANITY_WEBHOOK_SECRET: 'f00d'.repeat(8) } }),
    /does not accept SANITY_WEBHOOK_SECRET.*Webhooks/,
  ],

  [
    'supabase.unreachable',
    'a paused project',
    () => ({ answer: at(/supabase\.co/, unreachable) }),
    /can’t be reached.*paused/,
  ],
  [
    'supabase.keys-swapped',
    'the secret key for browsers',
    () => ({ env: { SUPABASE_PUBLISHABLE_KEY: clinic.env.SUPABASE_SECRET_KEY ?? '' } }),
    /holds a secret key.*API Keys/,
  ],
  [
    'supabase.keys-swapped',
    'the older kind of anon key as the secret one',
    () => ({ env: { SUPABASE_SECRET_KEY: legacyKey('anon', 'abcdefghijklmnopqrst') } }),
    /SUPABASE_SECRET_KEY holds a publishable key.*API Keys/,
  ],
  [
    'supabase.other-project',
    'a key of another project',
    () => ({ env: { SUPABASE_SECRET_KEY: legacyKey('service_role', 'zyxwvutsrqponmlkjihg') } }),
    /zyxwvutsrqponmlkjihg.*API Keys/,
  ],
  [
    'supabase.publishable-key',
    'a key withdrawn',
    () => ({ env: { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_yore' } }),
    /SUPABASE_PUBLISHABLE_KEY.*API Keys/,
  ],
  [
    'supabase.secret-key',
    'a key withdrawn',
    () => ({ env: { SUPABASE_SECRET_KEY: 'sb_secret_of_yore' } }),
    /SUPABASE_SECRET_KEY.*API Keys/,
  ],
  [
    'supabase.schema',
    'a database of an older version',
    () => ({
      sql: {
        plant: 'alter table public.stock_lots rename column expires_on to ends_on',
        heal: 'alter table public.stock_lots rename column ends_on to expires_on',
      },
    }),
    /lacks column stock_lots\.expires_on: run npx supabase db push/,
  ],
  [
    'supabase.open-table',
    'row-level security off',
    () => ({
      sql: {
        plant: 'alter table public.staff disable row level security; grant select on public.staff to anon',
        heal: 'alter table public.staff enable row level security; revoke all on public.staff from anon',
      },
    }),
    /Anybody may ask the database for staff: .*Table Editor/,
  ],
  [
    'supabase.site-url',
    'another site URL',
    () => ({
      answer: at(/\/verify\?(?!.*redirect_to)/, () =>
        redirectTo('http://localhost:3000#error=access_denied'),
      ),
    }),
    /Site URL is http:\/\/localhost:3000.*URL Configuration/,
  ],
  [
    'supabase.redirect-urls',
    'links that may not lead to the site',
    () => ({ answer: at(/\/verify\?.*redirect_to/, () => redirectTo(`${siteUrl}#error=access_denied`)) }),
    /may not lead to.*Redirect URLs/,
  ],
  [
    'supabase.email-off',
    'no log-in by email',
    () => ({ answer: at(/\/auth\/v1\/settings/, changed({ external: { email: false } })) }),
    /Sign In \/ Providers/,
  ],
  [
    'supabase.confirm-email',
    'addresses that nobody confirms',
    () => ({ answer: at(/\/auth\/v1\/settings/, changed({ mailer_autoconfirm: true })) }),
    /Confirm email/,
  ],
  [
    'supabase.sign-up-off',
    'no new accounts',
    () => ({ answer: at(/\/auth\/v1\/settings/, changed({ disable_signup: true })) }),
    /Allow new users/,
  ],

  [
    'paypal.unreachable',
    'no way out to PayPal',
    () => ({ answer: at(/api-m\.paypal\.com/, unreachable) }),
    /paypal-status\.com/,
  ],
  [
    'paypal.other-mode',
    'keys of the sandbox in a live shop',
    () => ({
      answer: ({ host }, _, pass) =>
        host === 'api-m.paypal.com'
          ? status(401)
          : host === 'api-m.sandbox.paypal.com'
            ? Response.json({ access_token: 'x' })
            : pass(),
    }),
    /PAYPAL_MODE is live, but client id and secret are for sandbox.*Apps & Credentials/,
  ],
  [
    'paypal.keys',
    'a wrong secret',
    () => ({ env: { PAYPAL_CLIENT_SECRET: 'not-the-one' } }),
    /Apps & Credentials/,
  ],
  [
    'paypal.webhook',
    'another webhook’s id',
    () => ({ env: { PAYPAL_WEBHOOK_ID: '0XX00000XX000000X' } }),
    /Webhooks/,
  ],
  [
    'paypal.webhook-url',
    'a webhook to the old site',
    () => ({
      answer: at(/\/notifications\/webhooks\//, changed({ url: 'https://old.example/api/paypal/webhook' })),
    }),
    /calls https:\/\/old\.example.*Webhooks/,
  ],
  [
    'paypal.webhook-events',
    'a webhook that hears of no refund',
    () => ({
      answer: at(/\/notifications\/webhooks\//, async (pass) => {
        const { event_types, ...rest } = await (await pass()).json()
        const kept = event_types.filter(({ name }: { name: string }) => name !== 'PAYMENT.CAPTURE.REFUNDED')
        return Response.json({ ...rest, event_types: kept })
      }),
    }),
    /not told of PAYMENT\.CAPTURE\.REFUNDED: tick/,
  ],
  [
    'paypal.currency',
    'an account without dollars',
    () => ({ answer: at(/\/reporting\/balances/, () => Response.json({ balances: [{ currency: 'EUR' }] })) }),
    /US dollars.*Add a currency/,
  ],

  [
    'store.unreachable',
    'a closed port',
    () => ({ env: { REDIS_URL: 'redis://127.0.0.1:9' } }),
    /127\.0\.0\.1:9 can’t be reached/,
  ],
  [
    'store.auth',
    'a wrong password',
    () => ({ env: { REDIS_URL: clinic.storeUrl } }),
    /does not accept user and password/,
  ],

  [
    'mail.unreachable',
    'a closed port',
    () => ({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }),
    /ECONNREFUSED|ESOCKET/,
  ],
  [
    'mail.tls',
    'a server that does not speak TLS',
    () => ({ env: { SMTP_URL: (clinic.env.SMTP_URL ?? '').replace('smtp:', 'smtps:') } }),
    /can’t be encrypted/,
  ],
  [
    'mail.auth',
    'a wrong password',
    () => ({ env: { SMTP_URL: (clinic.env.SMTP_URL ?? '').replace(':the-', ':no-') } }),
    /does not accept user and password.*mail provider/,
  ],
  [
    'mail.sender',
    'a sender without an address',
    () => ({ env: { MAIL_FROM: 'Ocotillo' } }),
    /no email address/,
  ],
  [
    'mail.spf',
    'no SPF record',
    () => ({ world: { resolveTxt: (name) => (name.startsWith('_') ? clinicDmarc() : noRecord()) } }),
    /no SPF record.*DNS settings/,
  ],
  [
    'mail.dmarc',
    'no DMARC record',
    () => ({
      world: { resolveTxt: async (name) => (name.startsWith('_') ? noRecord() : [['v=spf1 -all']]) },
    }),
    /no DMARC record.*DNS settings/,
  ],

  [
    'site.unreachable',
    'a site that is not there',
    () => ({ answer: at(/^https:\/\/www\.ocotillo/, unreachable) }),
    /does not answer.*npm start/,
  ],
  [
    'site.not-ready',
    'a site without its database',
    () => ({
      answer: at(/\/health\/ready/, () =>
        status(503, { checks: [{ name: 'database', isOk: false, isNeeded: true }] }),
      ),
    }),
    /\(database\).*\/api\/health\/ready/,
  ],
  [
    'site.certificate',
    'a certificate about to end',
    () => ({ world: { certificateEnd: async () => new Date(Date.now() + 5.5 * 86_400_000) } }),
    /ends in 5 days.*certbot/,
  ],
  [
    'site.hsts',
    'a proxy that takes HSTS away',
    () => ({ answer: at(/example\/$/, changed({}, { 'strict-transport-security': undefined })) }),
    /HSTS.*proxy/,
  ],
  [
    'site.headers',
    'a proxy that takes a header away',
    () => ({ answer: at(/example\/$/, changed({}, { 'x-content-type-options': undefined })) }),
    /without x-content-type-options.*proxy/,
  ],
  [
    'site.widget-hosts',
    'a policy without the booking’s host',
    () => ({
      answer: at(/example\/$/, changed({}, { 'content-security-policy': "default-src 'self' https://*" })),
    }),
    /may not load https:\/\/.*WIDGETS_MODE=live/,
  ],
  [
    'site.www',
    'two sites',
    () => ({ answer: at(/\/\/ocotillo\.example/, () => status(200)) }),
    /does not lead to.*DNS/,
  ],
  ['site.studio', 'no Studio', () => ({ answer: at(/\/studio$/, () => status(404)) }), /\/studio \(404\)/],
  [
    'site.cron-secret',
    'another secret than the site’s',
    () => ({ env: { CRON_SECRET: 'f00d'.repeat(8) } }),
    /does not accept CRON_SECRET.*host’s settings/,
  ],
  [
    'doctor.failed',
    'a check that breaks',
    () => ({ world: { certificateEnd: () => Promise.reject(new Error('odd')) } }),
    /broke off \(odd\)/,
  ],
]

async function clinicDmarc() {
  return [['v=DMARC1; p=none']]
}

describe('the doctor', () => {
  test('finds nothing wrong with what is set up as docs/hosted.md says', async () => {
    const { problems, text, results } = await clinic.examined({})
    expect(problems).toEqual([])
    const skipped = results.filter(({ outcome }) => outcome === 'skipped')
    // The stand-in, like most apps, may not ask for balances; a single node shares nothing.
    expect(skipped.map(({ check }) => check)).toEqual(['currency', 'shared store'])
    expect(text).toMatch(/Nothing is wrong\./)
  })

  test('says so where it sees no settings, as on a live machine whose units have them', async () => {
    const unset = [
      ...['OCOTILLO_ENV', 'SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN'],
      ...['SANITY_WEBHOOK_SECRET', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
      ...['GIFT_CARD_KEY', 'CRON_SECRET', 'SMTP_URL', 'MAIL_FROM', 'PAYPAL_MODE', 'PAYPAL_CLIENT_ID'],
      ...['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    ]
    const { problems, text } = await clinic.examined({
      env: Object.fromEntries(unset.map((name) => [name, ''])),
    })
    expect(problems).toEqual([])
    expect(text).not.toMatch(/Nothing is wrong\./)
    expect(text).toMatch(/no service is set up in this shell or in \.env/)
  })

  test.each(rows)('%s: %s', async (id, _, planted, says) => {
    const { problems } = await clinic.examined(planted())
    expect(problems.map((one) => one.id)).toEqual([id])
    expect(problems[0]?.sentence).toMatch(says)
  })

  test('a service that keeps silent is told of and holds up nobody', async () => {
    const { problems } = await clinic.examined(
      { world: { certificateEnd: () => new Promise(() => {}) } },
      3_000,
    )
    // On a busy machine others may be as late.
    expect(new Set(problems.map(({ id }) => id))).toEqual(new Set(['doctor.no-answer']))
    expect(problems.map(({ sentence }) => sentence).join()).toMatch(/certificate/)
  })

  test('the runbook has a heading for every problem and every alarm, and for no other', async () => {
    const runbook = await readFile('docs/runbook.md', 'utf8')
    const headings = [...runbook.matchAll(/^### (.+)$/gm)].map(([, id]) => id)
    const alarms = alarmNames.map((name) => `alarm.${name}`)
    expect(headings.sort()).toEqual([...Object.keys(remedies), ...alarms].sort())
  })

  test('every problem there is has been planted', () => {
    const elsewhere = ['doctor.no-answer', 'machine.packages']
    expect(
      Object.keys(remedies)
        .filter((id) => !elsewhere.includes(id))
        .sort(),
    ).toEqual([...new Set(rows.map(([id]) => id))].sort())
  })
})
