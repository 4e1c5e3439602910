import { z } from 'zod'
import { parseTrustedProxies } from './client-address.ts'
import { contradictions, type EnvironmentFault } from './environment-faults.ts'

const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().min(1).optional())
const url = z.preprocess((value) => (value === '' ? undefined : value), z.url().optional())

const ownMachine = ['127.0.0.1', 'localhost', '[::1]']

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
  STAFF_SECOND_FACTOR: z.preprocess((value) => value || undefined, z.enum(['on', 'off']).optional()),
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
  LOG_LEVEL: z.preprocess(
    (value) => value || undefined,
    z.enum(['debug', 'info', 'warn', 'error']).optional(),
  ),
  LOG_FORMAT: z.preprocess((value) => value || undefined, z.enum(['json', 'text']).optional()),
  METRICS_TOKEN: z.preprocess((value) => value || undefined, z.string().trim().min(16).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  ALARM_WEBHOOK_URL: url,
  DESIGN_PAGE: z.preprocess((value) => value || undefined, z.enum(['on']).optional()),
  ISR_CACHE_DIR: text,
  REDIS_URL: z.preprocess(
    (value) => value || undefined,
    z.url({ protocol: /^rediss?$/, error: 'it is no redis:// or rediss:// address' }).optional(),
  ),
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
/** Where PayPal itself answers, by mode. */
export const paypalHosts = {
  live: { api: 'https://api-m.paypal.com', web: 'https://www.paypal.com' },
  sandbox: sandboxHosts,
  standin: sandboxHosts,
}

/** A required variable that is missing or wrong; the message names it and says what to do. */
export class EnvironmentProblem extends Error {}

export type Environment = ReturnType<typeof environmentOf>

/** The typed environment of these variables. Throws `EnvironmentProblem` naming every variable that is wrong. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const { env, faults } = readEnvironment(source)
  if (faults.length === 0) return env
  const malformed = faults.filter(({ kind }) => kind === 'malformed').map(({ message }) => message)
  throw new EnvironmentProblem(
    malformed.length > 0
      ? `These environment variables are wrong: ${malformed.join('; ')}. See .env.example.`
      : `${faults.map(({ message }) => message).join(' ')} See .env.example.`,
  )
}

/**
 * The environment with all that is wrong in it, for whoever has to tell: a malformed variable counts as unset, and a
 * getter that needs it throws `EnvironmentProblem`.
 */
export function readEnvironment(source: Record<string, string | undefined>): {
  env: Environment
  faults: EnvironmentFault[]
} {
  const parsed = variables.safeParse(source)
  if (parsed.success) return { env: environmentOf(parsed.data), faults: contradictions(parsed.data) }
  const malformed = parsed.error.issues.map(({ path, message }) => ({
    kind: 'malformed' as const,
    variables: [path.join('.')],
    message: `${path.join('.')}: ${message}`,
  }))
  const names = new Set(malformed.flatMap(({ variables }) => variables))
  const { env, faults } = readEnvironment(
    Object.fromEntries(Object.entries(source).filter(([name]) => !names.has(name))),
  )
  return {
    env,
    faults: [...malformed, ...faults.filter((one) => !one.variables.some((name) => names.has(name)))],
  }
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
    /** Undefined where no metrics are told. */
    metricsToken: v.METRICS_TOKEN,
    /** Where traces go; undefined where none are kept. */
    tracesUrl: v.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
    /** Where the owner's chat or phone hears of alarms besides the mail; whoever knows the address can write there. */
    alarmWebhookUrl: v.ALARM_WEBHOOK_URL,
    /** Whether /design is there: for who works on the site, and its tests. */
    showsDesign: v.DESIGN_PAGE === 'on',
    stackUrl: v.LOCAL_STACK_URL?.replace(/\/$/, ''),
    isrCacheDir: v.ISR_CACHE_DIR,
    /** What nodes share (lib/platform/shared-store); undefined where this is the only one. */
    redisUrl: v.REDIS_URL,
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
    /** Finds and seals the codes of gift cards and staff's second factors: it must never change while they are in use. */
    get giftCardKey() {
      return v.GIFT_CARD_KEY ?? required(v, 'SUPABASE_SECRET_KEY')
    },
    /** Whether refunds, exports and changes of access ask staff for a code: on a live site unless it is switched off. */
    asksSecondFactor: v.STAFF_SECOND_FACTOR ? v.STAFF_SECOND_FACTOR === 'on' : v.OCOTILLO_ENV === 'live',
    guestEmail: v.GUEST_EMAIL,
    /** Undefined where mails wait in the outbox: no mail server is configured. */
    mail: v.SMTP_URL
      ? {
          smtpUrl: v.SMTP_URL,
          from: v.MAIL_FROM ?? 'Ocotillo <no-reply@ocotillo.example>',
          /** Also where the address says smtp: only within this machine mails go as they are. */
          requireTLS: !ownMachine.includes(URL.parse(v.SMTP_URL)?.hostname ?? ''),
        }
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
