import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { services } from '../hosted/services.ts'
import { startLake, tokens } from '../setup/lake.ts'
import { startPaypal } from '../setup/paypal.ts'
import { startStack } from '../setup/stack.ts'

// The tests of `npm run test:hosted`, asked of stand-ins of which they know what they would know of hosted services:
// an address and keys.

const started: { stop(): Promise<void> }[] = []
afterAll(async () => {
  for (const one of started) await one.stop()
})

async function run(hosted: Record<string, string> = {}) {
  const others = Object.values(services).flatMap(({ needs }) => needs.map((name) => [name, '']))
  const child = spawn(process.execPath, ['tests/hosted/run.ts'], {
    env: { ...process.env, VITEST: undefined, ...Object.fromEntries(others), ...hosted },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await exited
  return { code, said: out + problems }
}

test('without credentials each service is said to be skipped', async () => {
  const { code, said } = await run()
  expect(code).toBe(0)
  for (const { name, needs } of Object.values(services))
    expect(said).toContain(`${name}: skipped: no credentials (set ${needs.join(', ')})`)
})

test('a dataset called production is refused before anything is asked', async () => {
  const { code, said } = await run({
    HOSTED_SANITY_PROJECT_ID: 'local',
    HOSTED_SANITY_DATASET: 'production',
    HOSTED_SANITY_WRITE_TOKEN: 'w',
    HOSTED_SANITY_READ_TOKEN: 'r',
  })
  expect(code).toBe(1)
  expect(said).toContain('Sanity: refused: HOSTED_SANITY_DATASET is production')
})

test('a service that is known by its address and keys alone passes, and what it can not do is listed', async () => {
  const lake = await startLake({ dataset: 'test' })
  started.push(lake)
  const supabase = await startStack({ services: ['supabase'] })
  started.push(supabase)
  const paypal = await startPaypal()
  started.push(paypal)
  const { databasePort } = JSON.parse(await readFile(join(supabase.dataDir, 'stack.json'), 'utf8'))
  const { databasePassword, publishableKey, secretKey } = supabase.secrets
  const { code, said } = await run({
    HOSTED_SANITY_API_HOST: lake.url,
    HOSTED_SANITY_PROJECT_ID: 'local',
    HOSTED_SANITY_DATASET: 'test',
    HOSTED_SANITY_WRITE_TOKEN: tokens.editor,
    HOSTED_SANITY_READ_TOKEN: tokens.viewer,
    HOSTED_SUPABASE_URL: supabase.url,
    HOSTED_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    HOSTED_SUPABASE_SECRET_KEY: secretKey,
    HOSTED_SUPABASE_DB_URL: `postgresql://postgres:${databasePassword}@127.0.0.1:${databasePort}/postgres`,
    HOSTED_PAYPAL_API_URL: `${paypal.url}/paypal`,
    HOSTED_PAYPAL_CLIENT_ID: paypal.secrets.paypalClientId,
    HOSTED_PAYPAL_CLIENT_SECRET: paypal.secrets.paypalClientSecret,
  })
  expect(code, said).toBe(0)
  for (const { name } of Object.values(services)) expect(said).toContain(`✓ ${name} itself`)
  expect(said).toMatch(/↓.*documents survive a restart/)
  expect(said).toMatch(/↓.*a paid order does not go away/)
})
