import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const overTheWire = {
  // A worker keeps what it has loaded, and its demo.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}
const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/setup/server-only.ts` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/setup/property-seed.ts'],
          include: [
            '{app,components,lib,local,schemas,content,scripts,studio,tests/chaos}/**/*.test.{ts,tsx}',
          ],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // A contract test starts the real local stack and mostly waits for it.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'supabase/tests/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        // All of them ask one demo, many at once: each brings its own network address, account and product.
        test: {
          ...overTheWire,
          name: 'http',
          include: ['tests/{http,pages}/*.test.ts'],
          globalSetup: ['tests/setup/shared-demo.ts'],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // These set a fault, the clock or a limit, or count rows: one after the other, a demo for each worker.
        test: {
          ...overTheWire,
          name: 'http alone',
          include: ['tests/http/alone/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
