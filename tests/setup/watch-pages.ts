import type { BrowserContext, Request, Response } from '@playwright/test'
import type { OwnDemo } from './demo'
import { isExpectedOfStudio, studioTries } from './expected-by-studio'
import { widgetHosts } from './live-front'

/** Collects what pages of this context print, ask for or fail to get that nobody expects. */
export function watchPages(context: BrowserContext, demo: OwnDemo): { complaints: string[] } {
  const complaints: string[] = []
  const own = ownHosts(demo)
  const tries = studioTries(demo)
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpectedOfStudio(message, demo)) return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (!own.includes(new URL(socket.url()).host)) complaints.push(`asked another machine: ${socket.url()}`)
    }),
  )
  context.on('request', (request) => {
    if (isOwn(request, own) || tries.some((known) => known.test(request.url()))) return
    complaints.push(`asked another machine: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (!isOwn(request, own) && reason !== 'csp') complaints.push(`not refused (${reason}): ${request.url()}`)
  })
  context.on('response', (response) => {
    if (!isOwn(response.request(), own)) complaints.push(`answered by another machine: ${response.url()}`)
    else if (isLakeGap(response)) complaints.push(`the lake answered ${response.status()}: ${response.url()}`)
  })
  return { complaints }
}

function isOwn(request: Request, own: string[]): boolean {
  const { protocol, host } = new URL(request.url())
  return ['data:', 'blob:', 'about:'].includes(protocol) || own.includes(host)
}

/** The lake knows no such call, or broke over it. */
function isLakeGap(response: Response): boolean {
  const { host, pathname } = new URL(response.url())
  const isLake = host.endsWith('.sanity.io') || pathname.startsWith('/api/local/lake/')
  return isLake && (response.status() === 404 || response.status() >= 500)
}

function ownHosts({ siteUrl, ownUrl, mode }: OwnDemo): string[] {
  const hosts = [new URL(siteUrl).host, new URL(ownUrl).host]
  if (mode === 'demo') return hosts
  return [
    ...hosts,
    'local.api.sanity.io',
    'local.apicdn.sanity.io',
    'cdn.sanity.io',
    'api.sanity.io',
    'www.paypal.com',
    ...widgetHosts,
  ]
}
