import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import gate from './playwright.config'
import type { DemoOptions } from './setup/fixtures'

/** Takes pictures and proves nothing: `npm run pictures`. */
export default defineConfig<object, DemoOptions>({
  ...gate,
  testDir: fileURLToPath(new URL('pictures', import.meta.url)),
  retries: 0,
  fullyParallel: true,
  projects: [{ name: 'pictures', use: { mode: 'demo' } }],
})
