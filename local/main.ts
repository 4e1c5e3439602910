import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Halves the time of a second start and saves 25 MB, because Node need not load its TypeScript compiler.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/ocotillo', import.meta.url)))

await import('./run.ts')
