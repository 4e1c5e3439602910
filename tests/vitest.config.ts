import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const unitFiles = [
  '{app,components,lib,local,schemas,content,scripts,studio,tests/chaos,tests/hosted,tests/mutations}/**/*.test.{ts,tsx}',
]
const mocking = globSync(unitFiles, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|hoisted|stubEnv)\(/.test(readFileSync(root + file, 'utf8')),
)
const unit = {
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['tests/setup/property-seed.ts'],
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
}
const contract = {
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}
const overTheWire = {
  // A worker keeps what it has loaded, and its demo.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/setup/server-only.ts` } },
  test: {
    // A worker ends its demo, too. Vitest reads this here alone, never in a project.
    teardownTimeout: 60_000,
    reporters: ['default', `${root}tests/setup/slowest-reporter.ts`],
    projects: [
      {
        extends: true,
        // Loading anew what 200 files import was two thirds of their time; what a test stubs is put back instead.
        test: { ...unit, name: 'unit', include: unitFiles, exclude: mocking, isolate: false },
      },
      {
        extends: true,
        // Who replaces modules or what they read as they load has its own.
        test: { ...unit, name: 'unit isolated', include: mocking },
      },
      {
        extends: true,
        // A contract test starts the real local stack and mostly waits for it.
        test: {
          ...contract,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // These take the tables alone: a worker's stack stays, and each file gets its database as on the first day.
        test: {
          ...contract,
          name: 'contract of tables',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: ['tests/setup/shared-stacks.ts'],
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
          // They mostly wait: for jobs, webhooks and limits.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // Not part of the gate: `npm run test:long`.
        test: {
          ...overTheWire,
          name: 'long',
          include: ['tests/long/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 900_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
