import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import './lib/env.ts'

const config: NextConfig = {
  cacheHandler: fileURLToPath(new URL('./lib/cache/isr-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
}

export default config
