import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseHosted, type ServiceUnderTest, services } from './services.ts'

const sanity = {
  HOSTED_SANITY_PROJECT_ID: 'abc',
  HOSTED_SANITY_DATASET: 'test',
  HOSTED_SANITY_WRITE_TOKEN: 'w',
  HOSTED_SANITY_READ_TOKEN: 'r',
}
const supabase = {
  HOSTED_SUPABASE_URL: 'https://abcdef.supabase.co',
  HOSTED_SUPABASE_PUBLISHABLE_KEY: 'p',
  HOSTED_SUPABASE_SECRET_KEY: 's',
  HOSTED_SUPABASE_DB_URL: 'postgresql://postgres.abcdef:x@pooler.example:5432/postgres',
}
const paypal = { HOSTED_PAYPAL_CLIENT_ID: 'c', HOSTED_PAYPAL_CLIENT_SECRET: 's' }
const names = Object.keys(services) as ServiceUnderTest[]

test('each service is asked with variables of its own, and of its own only', () => {
  for (const [name, settings] of Object.entries({ sanity, supabase, paypal })) {
    const asked = names.filter((one) => chooseHosted(one, settings).outcome === 'asked')
    expect(asked).toEqual([name])
  }
})

test('the variables of the site itself let no test near it', () => {
  const site = Object.entries({ ...sanity, ...supabase, ...paypal }).map(([name, value]) => [
    name.replace('HOSTED_', ''),
    value,
  ])
  for (const name of names)
    expect(chooseHosted(name, Object.fromEntries(site))).toEqual({
      outcome: 'skipped',
      reason: `no credentials (set ${services[name].needs.join(', ')})`,
    })
})

test('a variable that is missing or empty is named', () => {
  expect(chooseHosted('sanity', { ...sanity, HOSTED_SANITY_READ_TOKEN: '' })).toEqual({
    outcome: 'refused',
    reason: 'also set HOSTED_SANITY_READ_TOKEN',
  })
})

test.each<[string, ServiceUnderTest, object, RegExp]>([
  ['production', 'sanity', { ...sanity, HOSTED_SANITY_DATASET: 'production' }, /delete everything/],
  ['a dataset that is not for tests', 'sanity', { ...sanity, HOSTED_SANITY_DATASET: 'latest' }, /dataset/],
  [
    'the project of the site',
    'supabase',
    { ...supabase, SUPABASE_URL: 'https://abcdef.supabase.co/' },
    /the project of SUPABASE_/,
  ],
  [
    'the database of the site',
    'supabase',
    { ...supabase, SUPABASE_DB_URL: supabase.HOSTED_SUPABASE_DB_URL },
    /the project of SUPABASE_/,
  ],
  [
    'the database of another project',
    'supabase',
    { ...supabase, HOSTED_SUPABASE_URL: 'https://other.supabase.co' },
    /not the database/,
  ],
  ['no address', 'supabase', { ...supabase, HOSTED_SUPABASE_URL: 'abcdef' }, /no address/],
  [
    'PayPal with real money',
    'paypal',
    { ...paypal, HOSTED_PAYPAL_API_URL: 'https://api-m.paypal.com' },
    /not PayPal's sandbox/,
  ],
  [
    'who looks like the sandbox',
    'paypal',
    { ...paypal, HOSTED_PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com.example' },
    /not PayPal's sandbox/,
  ],
])('%s is refused', (_, service, environment, reason) => {
  expect(chooseHosted(service, environment as Record<string, string>)).toEqual({
    outcome: 'refused',
    reason: expect.stringMatching(reason),
  })
})

test('the files there are tests', () => {
  for (const { files } of Object.values(services))
    for (const file of files) expect(existsSync(file), file).toBe(true)
})
