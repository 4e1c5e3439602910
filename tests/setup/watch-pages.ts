import type { BrowserContext } from '@playwright/test'
import type { Demo } from './demo'

// The Studio tries these by itself at its start; its content security policy refuses them (contracts/content-lake.md 5).
const refusedByPolicy = [
  /^https:\/\/sanity-cdn\.com\/v1\/modules\//,
  /^https:\/\/api\.sanity\.io\/vX\/intake\/feedback/,
  /^https:\/\/design-system-static\.sanity\.io\//,
]

/** Collects what pages of this context print or ask for that nobody expects. */
export function watchPages(context: BrowserContext, demo: Demo): { complaints: string[] } {
  const complaints: string[] = []
  const own = ownHosts(demo)
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const text = message.text()
    if (!isExpected(text)) complaints.push(`${message.type()}: ${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (['data:', 'blob:', 'about:'].includes(protocol) || own.includes(host)) return
    if (refusedByPolicy.some((known) => known.test(request.url()))) return
    complaints.push(`asked another machine: ${request.url()}`)
  })
  return { complaints }
}

function ownHosts({ siteUrl, ownUrl, mode }: Demo): string[] {
  const hosts = [new URL(siteUrl).host, new URL(ownUrl).host]
  if (mode === 'demo') return hosts
  return [...hosts, 'local.api.sanity.io', 'local.apicdn.sanity.io', 'cdn.sanity.io', 'api.sanity.io']
}

function isExpected(text: string): boolean {
  return (
    /violates the following Content Security Policy directive/.test(text) &&
    refusedByPolicy.some((known) => known.test(quotedUrl(text)))
  )
}

const quotedUrl = (text: string) => /'(https:[^']+)'/.exec(text)?.[1] ?? ''
