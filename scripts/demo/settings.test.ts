import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { siteEnvironment } from './site-process.ts'
import type { RunningStack } from './stack-process.ts'

const servicesWith = (source: Record<string, string>) => readSettings(source).services

test("PayPal's stand-in runs unless PayPal itself is set", () => {
  expect(servicesWith({})).toContain('paypal')
  expect(servicesWith({ PAYPAL_MODE: 'standin' })).toContain('paypal')
  const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
  expect(servicesWith({ PAYPAL_MODE: 'sandbox', ...keys })).not.toContain('paypal')
  expect(() => servicesWith({ PAYPAL_MODE: 'sandbox' })).toThrow('PAYPAL_CLIENT_ID')
  expect(() => servicesWith({ PAYPAL_MODE: 'live', ...keys })).toThrow('must not take real money')
  expect(() => servicesWith({ PAYPAL_MODE: 'standin', OCOTILLO_ENV: 'live' })).toThrow('standin')
})

test('the site is told of the stand-ins that run, and of no others', () => {
  const secrets = { paypalClientId: 'id', paypalClientSecret: 'secret', paypalWebhookId: 'WEBHOOK' }
  const stack = { url: 'http://127.0.0.1:1', smtpUrl: 'smtp://127.0.0.1:2', secrets } as RunningStack
  const settings = { port: 3000, dataDir: '/data', siteUrl: 'http://localhost:3000' }
  const environment = (services: string[]) => siteEnvironment({ ...settings, services }, stack, 'build')
  expect(environment(['paypal', 'mail'])).toMatchObject({
    PAYPAL_MODE: 'standin',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK',
    PAYPAL_API_URL: 'http://127.0.0.1:1/paypal',
    PAYPAL_SDK_URL: '/api/local/paypal/web-sdk/v6/core',
    SMTP_URL: 'smtp://127.0.0.1:2',
  })
  const others = Object.keys(environment(['clock']))
  expect(others.filter((name) => /^(PAYPAL|SMTP)_/.test(name))).toEqual([])
})
