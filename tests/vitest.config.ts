import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const unitFiles = [
  '{app,components,lib,local,schemas,content,scripts,studio,tests/chaos,tests/hosted,tests/mutations}/**/*.test.{ts,tsx}',
]
const contractFiles = ['tests/contract/**/*.test.ts']
const tableFiles = ['supabase/tests/**/*.test.ts']
/** Files that replace modules, or what those read as they load: each has its own. */
const mocking = (files: string[]) =>
  globSync(files, { cwd: root }).filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules|hoisted|stubEnv)\(/.test(readFileSync(root + file, 'utf8')),
  )
/** What the others load is loaded once: loading anew was most of their time. What a test stubs is put back instead. */
const shared = (include: string[]) => ({ include, exclude: mocking(include), isolate: false })
const isolated = (files: string[]) => ({ include: mocking(files) })
const unit = {
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['tests/setup/property-seed.ts'],
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
}
const contract = {
  // They mostly wait: for a start, an end, a disk.
  maxWorkers: 3,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}
const overTheWire = {
  // A worker keeps what it has loaded, and its demo.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // Longer than a webhook's second try (30 s) and a lost one's last resort, the poll (60 s).
  expect: { poll: { timeout: 75_000 } },
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/setup/server-only.ts` } },
  test: {
    // A worker ends its demo, too. Vitest reads this here alone, never in a project.
    teardownTimeout: 60_000,
    tags: [{ name: 'long', description: 'Too slow or too broad for the gate: `npm run test:long`.' }],
    reporters: ['default', `${root}tests/setup/slowest-reporter.ts`],
    projects: [
      { extends: true, test: { ...unit, name: 'unit', ...shared(unitFiles) } },
      { extends: true, test: { ...unit, name: 'unit isolated', ...isolated(unitFiles) } },
      // A contract test starts the real local stack and mostly waits for it.
      { extends: true, test: { ...contract, name: 'contract', ...shared(contractFiles) } },
      {
        extends: true,
        test: { ...contract, name: 'contract isolated', ...isolated([...contractFiles, ...tableFiles]) },
      },
      // These take the tables alone: a worker's stack stays, and each file gets its database as on the first day.
      {
        extends: true,
        test: {
          ...contract,
          name: 'contract of tables',
          ...shared(tableFiles),
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
