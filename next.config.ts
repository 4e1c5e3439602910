import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import './lib/platform/server/env.ts'
import { draftHeader, draftRoute } from './lib/content/preview/server/preview.ts'
import { markdownPath, siteFiles } from './lib/platform/front/shared/site-files.ts'
import { everywhere, pageHeaders } from './lib/platform/security/server/headers.ts'

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))
const securityHeaders = listOf(pageHeaders)

const privateDocument = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

const personalPage = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** What names utilities calls them as the style sheet does (scripts/styles/short-classes.ts). */
const withShortClasses = {
  condition: { all: ['production' as const, { path: /^(components|app\/\((site|preview)\))\// }] },
  loaders: ['./scripts/styles/short-classes-loader.mjs'],
}

const config: NextConfig = {
  cacheHandler: fileURLToPath(new URL('./lib/platform/cache/server/isr-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Pictures come from Sanity in the sizes they are shown in; what shrinks any file for anybody would be there for nothing.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/((?!_next/static/|art/|scripts/|estimate/|quote/).*)', headers: securityHeaders },
    // Their addresses are keys: no other site may hear of them.
    { source: '/api/newsletter/:page', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    // About one person. Not no-referrer: a form there must say whose page it is.
    ...[
      '/account/:path*',
      '/auth/:path*',
      '/forms/:path*',
      '/gift-cards/:page(balance|manage)/:path*',
      '/order-status',
    ].map((source) => ({ source, headers: personalPage })),
    // What somebody looks for is about their health: no other page hears of it.
    { source: '/search', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    // A patient's document: its address is half of the key and goes to nobody.
    { source: '/estimate/:path*', headers: [...securityHeaders, ...privateDocument] },
    { source: '/quote/:token', headers: [...securityHeaders, ...privateDocument] },
    // A card's address is its key, and its code is money.
    { source: '/gift-cards/pdf/:token', headers: privateDocument },
    // What a browser may fetch ahead, as every page says (lib/platform/front/server/send.ts): only pages that are the
    // same for everybody.
    {
      source: '/speculation-rules.json',
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
    },
    // Drawings and what the boot loads: their names say what is in them.
    {
      source: '/(art|scripts)/:file',
      headers: listOf({ ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' }),
    },
    // Scripts and fonts are no documents: what a page may do says nothing about them, and a visitor pays for every byte.
    { source: '/_next/static/:path*', headers: listOf(everywhere) },
  ],
  // The proxy says in a header which page is asked for as a draft (docs/decisions/0019-preview.md).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/sitemap-:part(\\d+).xml', destination: '/sitemap.xml/:part' },
      // A page as Markdown stands at the page's address and `.md` (docs/decisions/0041-for-machines.md).
      { source: markdownPath('/'), destination: '/api/markdown' },
      { source: '/:path*.md', destination: '/api/markdown/:path*' },
      ...Object.values(siteFiles).map((source) => ({ source, destination: `/api/site-files${source}` })),
      {
        source: '/:path*',
        has: [{ type: 'header', key: draftHeader }],
        destination: `${draftRoute}/:path*`,
      },
    ],
  }),
  // A container's image holds what the server needs and nothing else (deploy/Dockerfile).
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  outputFileTracingIncludes: {
    '/*': ['./lib/platform/pdf/fonts/*', './lib/content/seo/fonts/*', './app/(site)/fonts/*'],
  },
  // The front names what it stores itself; what no store keeps has no name.
  generateEtags: false,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // pdfkit reads its own files; the others are loaded where their variables are set (lib/platform/telemetry).
  serverExternalPackages: [
    'pdfkit',
    '@redis/client',
    'prom-client',
    '@opentelemetry/sdk-trace-base',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/resources',
  ],
  experimental: {
    // scripts/demo/build.ts
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'none',
    // The Studio's libraries have them, and nobody reads their sources here.
    turbopackInputSourceMaps: false,
  },
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    rules: { '*.tsx': withShortClasses, '*.ts': withShortClasses },
  },
  // `npm run check` checks types; a first start should not wait for it twice.
  typescript: { ignoreBuildErrors: true },
}

export default config
