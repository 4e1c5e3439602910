import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { DemoOptions } from './setup/fixtures'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export default defineConfig<object, DemoOptions>({
  testDir: folder('e2e'),
  outputDir: folder('../test-results'),
  // Each with a demo and a browser of its own; three fill two cores, for there is always one that waits.
  workers: 3,
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
    // A live site asks other hosts than the demo: hosts, cookies, CORS and messages between windows are others. What is
    // tagged `@live` runs there alone; first and by one worker, for it takes a demo of its own.
    { name: 'as if live', grep: /@live/, workers: 1, use: { mode: 'as if live' } },
    { name: 'demo', grepInvert: /@live|@long(?!-live)/, use: { mode: 'demo' } },
  ],
})
