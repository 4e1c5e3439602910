import { z } from 'zod'
import { parseTrustedProxies } from './client-address.ts'

const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().min(1).optional())
const url = z.preprocess((value) => (value === '' ? undefined : value), z.url().optional())

const variables = z.object({
  OCOTILLO_ENV: z.preprocess((value) => value || undefined, z.enum(['demo', 'live']).default('demo')),
  PORT: z.preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(65_535).default(3000)),
  SITE_URL: url,
  SANITY_PROJECT_ID: text,
  SANITY_DATASET: z.preprocess((value) => value || undefined, z.string().default('production')),
  SANITY_API_HOST: url,
  SANITY_BROWSER_API_HOST: text,
  SANITY_READ_TOKEN: text,
  SANITY_WRITE_TOKEN: text,
  SANITY_WEBHOOK_SECRET: text,
  STUDIO_ORIGIN: url,
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  GIFT_CARD_KEY: z.preprocess((value) => value || undefined, z.string().trim().min(32).optional()),
  PAYPAL_MODE: z.preprocess((value) => value || undefined, z.enum(['standin', 'sandbox', 'live']).optional()),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_MERCHANT_ID: text,
  PAYPAL_API_URL: url,
  PAYPAL_SDK_URL: text,
  WIDGETS_MODE: z.preprocess((value) => value || undefined, z.enum(['standin', 'live']).optional()),
  WIDGETS_STANDIN_URL: text,
  GUEST_EMAIL: z.preprocess((value) => value || undefined, z.email().default('guest@ocotillo.example')),
  SMTP_URL: text,
  MAIL_FROM: text,
  LOCAL_STACK_URL: url,
  CRON_SECRET: text,
  DESIGN_PAGE: z.preprocess((value) => value || undefined, z.enum(['on']).optional()),
  ISR_CACHE_DIR: text,
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((words, context) => {
      try {
        return parseTrustedProxies(words)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    }),
})
type Variables = z.infer<typeof variables>

const sandboxHosts = { api: 'https://api-m.sandbox.paypal.com', web: 'https://www.sandbox.paypal.com' }
const paypalHosts = {
  live: { api: 'https://api-m.paypal.com', web: 'https://www.paypal.com' },
  sandbox: sandboxHosts,
  standin: sandboxHosts,
}

/** A required variable that is missing or wrong; the message names it and says what to do. */
export class EnvironmentProblem extends Error {}

export type Environment = ReturnType<typeof environmentOf>

/** The typed environment of these variables. Throws `EnvironmentProblem` naming every variable that is wrong. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentProblem(
      `These environment variables are wrong: ${list.join('; ')}. See .env.example.`,
    )
  }
  const problems = contradictions(parsed.data)
  if (problems.length > 0) throw new EnvironmentProblem(`${problems.join(' ')} See .env.example.`)
  return environmentOf(parsed.data)
}

const neededLive = [
  'SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SUPABASE_URL',
  'GIFT_CARD_KEY',
  'CRON_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies (keyof Variables)[]

function contradictions(v: Variables): string[] {
  const problems: string[] = []
  const supabase = [v.SUPABASE_URL, v.SUPABASE_PUBLISHABLE_KEY, v.SUPABASE_SECRET_KEY]
  if (supabase.some(Boolean) && !supabase.every(Boolean)) {
    problems.push(
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY belong together: set all three or none.',
    )
  }
  if (v.SANITY_PROJECT_ID && !v.SANITY_WEBHOOK_SECRET) {
    problems.push('SANITY_WEBHOOK_SECRET is missing: without it a publish could not be told from a forgery.')
  }
  problems.push(...paymentContradictions(v))
  if (v.STUDIO_ORIGIN?.startsWith('http:') && v.OCOTILLO_ENV === 'live')
    problems.push('OCOTILLO_ENV is live, but STUDIO_ORIGIN is not https.')
  if (v.OCOTILLO_ENV !== 'live') return problems
  if (v.LOCAL_STACK_URL)
    problems.push('OCOTILLO_ENV is live, but LOCAL_STACK_URL names a demo stand-in: unset one of them.')
  if (v.WIDGETS_STANDIN_URL)
    problems.push('OCOTILLO_ENV is live, but WIDGETS_STANDIN_URL names a demo stand-in: unset one of them.')
  for (const name of neededLive) {
    if (!v[name]) problems.push(`OCOTILLO_ENV is live, but ${name} is not set.`)
  }
  if (v.SITE_URL && !v.SITE_URL.startsWith('https://'))
    problems.push('OCOTILLO_ENV is live, but SITE_URL is not https.')
  return problems
}

/** Play money in a live shop would give goods away; real money in a demo would take it for nothing. */
function paymentContradictions(v: Variables): string[] {
  const problems: string[] = []
  const keys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
  const missing = keys.filter((name) => !v[name])
  if (v.PAYPAL_MODE && missing.length > 0) problems.push(`PAYPAL_MODE is set, but not ${missing.join(', ')}.`)
  if (v.PAYPAL_MODE === 'standin' && !v.PAYPAL_API_URL)
    problems.push('PAYPAL_MODE is standin, but PAYPAL_API_URL does not say where it answers.')
  if (v.OCOTILLO_ENV === 'live' && v.PAYPAL_MODE !== 'live')
    problems.push(
      `OCOTILLO_ENV is live, but PAYPAL_MODE is ${v.PAYPAL_MODE ?? 'not set'}: a live shop takes real payments only.`,
    )
  if (v.OCOTILLO_ENV !== 'live' && v.PAYPAL_MODE === 'live')
    problems.push('PAYPAL_MODE is live, but OCOTILLO_ENV is not: a demo must not take real money.')
  return problems
}

function environmentOf(v: Variables) {
  return {
    isLive: v.OCOTILLO_ENV === 'live',
    port: v.PORT,
    siteUrl: (v.SITE_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ''),
    /** This process's own address, for fetching its own pages. */
    ownUrl: `http://127.0.0.1:${v.PORT}`,
    /** False while building without a content source: nothing is prerendered then. */
    hasContent: Boolean(v.SANITY_PROJECT_ID),
    cronSecret: v.CRON_SECRET,
    /** Whether /design is there: for who works on the site, and its tests. */
    showsDesign: v.DESIGN_PAGE === 'on',
    stackUrl: v.LOCAL_STACK_URL?.replace(/\/$/, ''),
    isrCacheDir: v.ISR_CACHE_DIR,
    /** Who may say for whom they ask (`X-Forwarded-For`). */
    trustedProxies: v.TRUSTED_PROXIES,
    get content() {
      return {
        projectId: required(v, 'SANITY_PROJECT_ID'),
        dataset: v.SANITY_DATASET,
        apiHost: v.SANITY_API_HOST?.replace(/\/$/, ''),
        token: v.SANITY_READ_TOKEN,
        /** Undefined where nothing is published by itself: planned changes wait. */
        writeToken: v.SANITY_WRITE_TOKEN,
        webhookSecret: required(v, 'SANITY_WEBHOOK_SECRET'),
      }
    },
    get studio() {
      return {
        projectId: required(v, 'SANITY_PROJECT_ID'),
        dataset: v.SANITY_DATASET,
        apiHost: v.SANITY_BROWSER_API_HOST,
      }
    },
    /**
     * Where the Studio is when it is not the site's own /studio: its pages may show ours in a frame, and no other
     * site's.
     */
    get studioOrigin() {
      const origin = v.STUDIO_ORIGIN && new URL(v.STUDIO_ORIGIN).origin
      return origin === new URL(this.siteUrl).origin ? undefined : origin
    },
    get images() {
      return {
        projectId: required(v, 'SANITY_PROJECT_ID'),
        dataset: v.SANITY_DATASET,
        baseUrl: v.SANITY_BROWSER_API_HOST ?? 'https://cdn.sanity.io',
      }
    },
    /** Undefined where nothing can be paid: PayPal is not configured. */
    get paypal() {
      if (!v.PAYPAL_MODE) return undefined
      return {
        mode: v.PAYPAL_MODE,
        clientId: required(v, 'PAYPAL_CLIENT_ID'),
        clientSecret: required(v, 'PAYPAL_CLIENT_SECRET'),
        webhookId: required(v, 'PAYPAL_WEBHOOK_ID'),
        merchantId: v.PAYPAL_MERCHANT_ID,
        environment: v.PAYPAL_MODE === 'live' ? ('production' as const) : ('sandbox' as const),
        apiUrl: (v.PAYPAL_API_URL ?? paypalHosts[v.PAYPAL_MODE].api).replace(/\/$/, ''),
        sdkUrl: v.PAYPAL_SDK_URL ?? `${paypalHosts[v.PAYPAL_MODE].web}/web-sdk/v6/core`,
      }
    },
    /**
     * Where the demo's booking, exam, reviews and map answer instead of their hosts; undefined: the hosts themselves
     * do.
     */
    widgetsStandInUrl: v.WIDGETS_STANDIN_URL?.replace(/\/$/, ''),
    /** Finds and seals the codes of gift cards: it must never change while cards are in use. */
    get giftCardKey() {
      return v.GIFT_CARD_KEY ?? required(v, 'SUPABASE_SECRET_KEY')
    },
    guestEmail: v.GUEST_EMAIL,
    /** Undefined where mails wait in the outbox: no mail server is configured. */
    mail: v.SMTP_URL
      ? { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM ?? 'Ocotillo <no-reply@ocotillo.example>' }
      : undefined,
    get supabase() {
      return {
        url: required(v, 'SUPABASE_URL').replace(/\/$/, ''),
        publishableKey: required(v, 'SUPABASE_PUBLISHABLE_KEY'),
        secretKey: required(v, 'SUPABASE_SECRET_KEY'),
      }
    },
  }
}

function required(v: Variables, name: keyof Variables): string {
  const value = v[name]
  if (typeof value === 'string') return value
  throw new EnvironmentProblem(
    `${name} is not set. Start with 'npm run demo', or fill it in: see .env.example.`,
  )
}
