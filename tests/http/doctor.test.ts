import { examine } from '../../scripts/doctor/examine'
import { readSetting } from '../../scripts/doctor/setting'
import { expect, test } from '../setup/http-test'

test('the doctor asks the real site and all stand-ins of a demo, and finds nothing wrong', async ({
  demo,
}) => {
  const { siteUrl, stackUrl, secrets, dataDir } = demo
  const setting = readSetting({
    OCOTILLO_DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    PORT: new URL(siteUrl).port,
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${stackUrl}/lake`,
    SANITY_READ_TOKEN: secrets.siteReadToken,
    SANITY_WRITE_TOKEN: secrets.scheduleToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    SUPABASE_URL: stackUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    CRON_SECRET: secrets.cronSecret,
    PAYPAL_MODE: 'standin',
    PAYPAL_CLIENT_ID: secrets.paypalClientId,
    PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
    PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
    PAYPAL_API_URL: `${stackUrl}/paypal`,
  })
  // Other files ask the same demo meanwhile.
  const results = await examine(setting, 60_000)
  expect(results.flatMap(({ problems }) => problems)).toEqual([])
  const site = results.filter(({ service, outcome }) => service === 'Site' && outcome === 'ok')
  expect(site.map(({ check }) => check)).toEqual([
    'answers',
    'ready',
    'headers',
    'Studio',
    'secret of the jobs',
    'secret of Sanity’s webhook',
  ])
})

test('readiness tells each part by its name, and nothing more of those that are well', async ({ demo }) => {
  const ask = async () => {
    const response = await fetch(`${demo.ownUrl}/api/health/ready`)
    return { code: response.status, ...(await response.json()) }
  }
  await expect.poll(ask).toMatchObject({ code: 200, status: 'ready' })
  const { checks } = await ask()
  expect(checks.map(({ name }: { name: string }) => name)).toEqual([
    'database',
    'content',
    'mail',
    'paypal',
    'disk',
    'first look for publishes',
    'finished pages',
    'webhook',
    'clock',
  ])
  for (const { name, isNeeded, isOk, ...more } of checks)
    if (isOk) expect([typeof isNeeded, more], name).toEqual(['boolean', {}])
})
