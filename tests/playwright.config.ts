import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { DemoOptions } from './setup/fixtures'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// Where a live site asks other hosts than the demo: one file of each kind.
const alsoAsIfLive =
  /\/(?:studio-people|studio-images|purchase|paypal-page|booking|client-portal|exam|publish-site-policy)\.spec\.ts$/
const onlyAsIfLive = /\/exam-fence\.spec\.ts$/

export default defineConfig<object, DemoOptions>({
  testDir: folder('e2e'),
  outputDir: folder('../test-results'),
  // Each with a demo and a browser of its own; two fill two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Once: the closing lines name what needed it, and the third such test fails the run.
  retries: 1,
  // A busy machine is slow, not wrong: two Studios that start at once take their time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [folder('setup/closing-line-reporter.ts')]],
  use: {
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'demo', testIgnore: onlyAsIfLive, use: { mode: 'demo' } },
    { name: 'as if live', testMatch: [alsoAsIfLive, onlyAsIfLive], use: { mode: 'as if live' } },
  ],
})
