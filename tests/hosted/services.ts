type Environment = Record<string, string | undefined>
type Service = {
  name: string
  /** Variables that belong together; what may be left away is not among them. */
  needs: string[]
  /** The contract tests that hold of the service itself, too. All others are about the stand-in alone. */
  files: string[]
  /** Why these settings must not be written to, if they must not. */
  refusal: (environment: Environment) => string | undefined
}

export const services = {
  sanity: {
    name: 'Sanity',
    needs: [
      'HOSTED_SANITY_PROJECT_ID',
      'HOSTED_SANITY_DATASET',
      'HOSTED_SANITY_WRITE_TOKEN',
      'HOSTED_SANITY_READ_TOKEN',
    ],
    files: ['tests/contract/content-lake.test.ts', 'tests/contract/content-lake-listen.test.ts'],
    refusal: ({ HOSTED_SANITY_DATASET: dataset = '' }) =>
      /^test(?:[-_]|$)/.test(dataset)
        ? undefined
        : `HOSTED_SANITY_DATASET is ${dataset}, and these tests delete everything in it: make a dataset called test, or test-….`,
  },
  supabase: {
    name: 'Supabase',
    needs: [
      'HOSTED_SUPABASE_URL',
      'HOSTED_SUPABASE_PUBLISHABLE_KEY',
      'HOSTED_SUPABASE_SECRET_KEY',
      'HOSTED_SUPABASE_DB_URL',
    ],
    files: ['tests/contract/supabase.test.ts'],
    refusal: ({ HOSTED_SUPABASE_URL: url, HOSTED_SUPABASE_DB_URL: database = '', ...site }) => {
      const host = hostOf(url)
      if (host === '') return 'HOSTED_SUPABASE_URL is no address.'
      if (host === hostOf(site.SUPABASE_URL) || database === site.SUPABASE_DB_URL)
        return 'HOSTED_SUPABASE_… is the project of SUPABASE_…: make one for tests alone.'
      const project = /^([a-z0-9]+)\.supabase\.co$/.exec(host)?.[1]
      if (project && !database.includes(project))
        return 'HOSTED_SUPABASE_DB_URL is not the database of HOSTED_SUPABASE_URL.'
    },
  },
  paypal: {
    name: 'PayPal',
    needs: ['HOSTED_PAYPAL_CLIENT_ID', 'HOSTED_PAYPAL_CLIENT_SECRET'],
    files: ['tests/contract/paypal-orders.test.ts', 'tests/contract/paypal-openapi.test.ts'],
    refusal: (environment) => {
      const host = hostOf(payPalUrl(environment))
      const isSandbox = /^(?:api|api-m)\.sandbox\.paypal\.com$|^(?:127\.0\.0\.1|localhost):\d+$/.test(host)
      return isSandbox ? undefined : `HOSTED_PAYPAL_API_URL is ${host || 'no address'}, not PayPal's sandbox.`
    },
  },
} satisfies Record<string, Service>

export type ServiceUnderTest = keyof typeof services

/** Where the sandbox answers; another address only for trying these tests themselves. */
export const payPalUrl = ({ HOSTED_PAYPAL_API_URL: url }: Environment) =>
  url || 'https://api-m.sandbox.paypal.com'

export type Choice = { outcome: 'asked' } | { outcome: 'skipped' | 'refused'; reason: string }

/**
 * Whether the tests may ask the hosted service with these variables: skipped when none of its own is set, refused when
 * some are missing or when it is what visitors use. Variables of the site itself are never taken.
 */
export function chooseHosted(service: ServiceUnderTest, environment: Environment): Choice {
  const { needs, refusal }: Service = services[service]
  const missing = needs.filter((name) => !environment[name])
  if (missing.length === needs.length)
    return { outcome: 'skipped', reason: `no credentials (set ${needs.join(', ')})` }
  if (missing.length > 0) return { outcome: 'refused', reason: `also set ${missing.join(', ')}` }
  const reason = refusal(environment)
  return reason ? { outcome: 'refused', reason } : { outcome: 'asked' }
}

function hostOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).host : ''
}
