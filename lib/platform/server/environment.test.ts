import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EnvironmentProblem, parseEnvironment } from './environment'

const live = {
  OCOTILLO_ENV: 'live',
  SITE_URL: 'https://clinic.example',
  SANITY_PROJECT_ID: 'abc',
  SANITY_WEBHOOK_SECRET: 's',
  SANITY_READ_TOKEN: 'r',
  SANITY_WRITE_TOKEN: 'w',
  SUPABASE_URL: 'https://db.example',
  SUPABASE_PUBLISHABLE_KEY: 'p',
  SUPABASE_SECRET_KEY: 'k',
  GIFT_CARD_KEY: 'g'.repeat(32),
  CRON_SECRET: 'c',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Clinic <hello@clinic.example>',
  PAYPAL_MODE: 'live',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
}

describe('the environment', () => {
  test('needs nothing to build', () => {
    const env = parseEnvironment({})
    expect(env.hasContent).toBe(false)
    expect(env.siteUrl).toBe('http://localhost:3000')
  })

  test('treats an empty value like an absent one', () => {
    expect(parseEnvironment({ SITE_URL: '', PORT: '', SANITY_PROJECT_ID: '' }).hasContent).toBe(false)
  })

  test('names the wrong variable', () => {
    expect(() => parseEnvironment({ PORT: 'three' })).toThrow(/PORT/)
    expect(() => parseEnvironment({ SUPABASE_URL: 'https://db.example' })).toThrow(/SUPABASE_PUBLISHABLE_KEY/)
    expect(() => parseEnvironment({ SANITY_PROJECT_ID: 'abc' })).toThrow(/SANITY_WEBHOOK_SECRET/)
  })

  test('asks staff for a second factor where it is live, unless somebody decided otherwise', () => {
    const asks = (more: object) => parseEnvironment({ ...more }).asksSecondFactor
    expect([asks({}), asks({ STAFF_SECOND_FACTOR: 'on' })]).toEqual([false, true])
    expect([asks(live), asks({ ...live, STAFF_SECOND_FACTOR: 'off' })]).toEqual([true, false])
    expect(() => asks({ STAFF_SECOND_FACTOR: 'yes' })).toThrow(/STAFF_SECOND_FACTOR/)
  })

  test('says which value is missing when it is needed', () => {
    expect(() => parseEnvironment({}).content).toThrow(EnvironmentProblem)
    expect(() => parseEnvironment({}).supabase).toThrow(/SUPABASE_URL/)
  })

  test.each([
    ['smtp://mail.example', true],
    ['smtps://mail.example:465', true],
    ['smtp://user:password@127.0.0.1:1025', false],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.1.example', true],
  ])('mails by %s are encrypted: %s', (SMTP_URL, requireTLS) => {
    expect(parseEnvironment({ SMTP_URL }).mail?.requireTLS).toBe(requireTLS)
  })

  test('hosted content goes to the hosted image CDN and lets the Studio find its own host', () => {
    const env = parseEnvironment(live)
    expect(env.images.baseUrl).toBe('https://cdn.sanity.io')
    expect(env.studio.apiHost).toBeUndefined()
  })

  test('a live site refuses demo stand-ins, plain http and missing services', () => {
    expect(parseEnvironment(live).isLive).toBe(true)
    expect(() => parseEnvironment({ ...live, LOCAL_STACK_URL: 'http://127.0.0.1:1' })).toThrow(/stand-in/)
    expect(() => parseEnvironment({ ...live, SITE_URL: 'http://clinic.example' })).toThrow(/https/)
    expect(() => parseEnvironment({ OCOTILLO_ENV: 'live' })).toThrow(/SANITY_PROJECT_ID/)
  })

  test.each(Object.keys(live).filter((name) => name !== 'OCOTILLO_ENV'))(
    'a live site does not start without %s',
    (name) => expect(() => parseEnvironment({ ...live, [name]: '' })).toThrow(new RegExp(`\\b${name}\\b`)),
  )

  test('a Studio elsewhere is known by its origin; the site’s own is no other', () => {
    expect(parseEnvironment(live).studioOrigin).toBeUndefined()
    expect(
      parseEnvironment({ ...live, STUDIO_ORIGIN: 'https://clinic.example/studio' }).studioOrigin,
    ).toBeUndefined()
    const away = parseEnvironment({ ...live, STUDIO_ORIGIN: 'https://clinic.sanity.studio/' })
    expect(away.studioOrigin).toBe('https://clinic.sanity.studio')
    expect(() => parseEnvironment({ ...live, STUDIO_ORIGIN: 'http://studio.example' })).toThrow(
      /STUDIO_ORIGIN/,
    )
  })

  test('PayPal is asked where its mode says, unless another address is given', () => {
    expect(parseEnvironment(live).paypal).toMatchObject({
      apiUrl: 'https://api-m.paypal.com',
      sdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
      environment: 'production',
    })
    const sandbox = { ...live, OCOTILLO_ENV: 'demo', PAYPAL_MODE: 'sandbox' }
    expect(parseEnvironment(sandbox).paypal).toMatchObject({
      apiUrl: 'https://api-m.sandbox.paypal.com',
      sdkUrl: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
      environment: 'sandbox',
    })
    expect(parseEnvironment({}).paypal).toBeUndefined()
  })

  test('A5 case 14: play money in a live shop and real money in a demo are refused', () => {
    const standin = { ...live, PAYPAL_MODE: 'standin', PAYPAL_API_URL: 'http://127.0.0.1:1/paypal' }
    expect(() => parseEnvironment(standin)).toThrow(/PAYPAL_MODE is standin/)
    expect(() => parseEnvironment({ ...live, PAYPAL_MODE: 'sandbox' })).toThrow(/PAYPAL_MODE is sandbox/)
    expect(() => parseEnvironment({ ...live, PAYPAL_MODE: '' })).toThrow(/PAYPAL_MODE is not set/)
    expect(() => parseEnvironment({ ...live, OCOTILLO_ENV: 'demo' })).toThrow(/must not take real money/)
    expect(() => parseEnvironment({ ...live, PAYPAL_WEBHOOK_ID: '' })).toThrow(/PAYPAL_WEBHOOK_ID/)
  })
})

test('docs/keys.md has a row for every key there is, and for every purpose one is made for', () => {
  const inRoot = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const variables =
    inRoot('.env.example').match(/^(?!HOSTED_)\w*(?:KEY|SECRET|TOKEN|DB_URL|SMTP_URL|REDIS_URL)(?==)/gm) ?? []
  const purposes = inRoot('lib/platform/security/server/secrets.ts').match(/(?<=\| ')[\w-]+(?=')/g) ?? []
  expect([variables.length, purposes.length].every((count) => count > 8)).toBe(true)
  const paper = inRoot('docs/keys.md')
  expect([...variables, ...purposes].filter((name) => !paper.includes(`\`${name}\``))).toEqual([])
})
