import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

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
    ],
  },
})
