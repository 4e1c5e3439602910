import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import gate from './playwright.config'
import type { DemoOptions } from './setup/fixtures'

/** What is too slow or too broad for the gate: `npm run test:long`. */
export default defineConfig<object, DemoOptions>({
  ...gate,
  testDir: fileURLToPath(new URL('long', import.meta.url)),
  // Vitest's stand beside them.
  testMatch: '*.spec.ts',
  retries: 0,
  timeout: 900_000,
  projects: [{ name: 'long', use: { mode: 'demo' } }],
})
