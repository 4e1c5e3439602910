import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import gate from './playwright.config'
import type { DemoOptions } from './setup/fixtures'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What is too slow or too broad for the gate: `npm run test:long`. */
export default defineConfig<object, DemoOptions>({
  ...gate,
  retries: 0,
  timeout: 900_000,
  projects: [
    // Vitest's stand beside them.
    { name: 'long', testDir: folder('long'), testMatch: '*.spec.ts', use: { mode: 'demo' } },
    // Beside their kind, for they are of it; the gate has no time for them.
    {
      name: 'beside the gate',
      testDir: folder('e2e'),
      grep: /@live|@long(?!-live|-only)/,
      use: { mode: 'demo' },
    },
    {
      name: 'as if live, too',
      testDir: folder('e2e'),
      grep: /@long-(?:only-)?live/,
      use: { mode: 'as if live' },
    },
  ],
})
