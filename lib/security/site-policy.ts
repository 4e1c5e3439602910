import { createHash } from 'node:crypto'
import { bootText } from '../front/boot-text.ts'
import { needsOfScript, paypalNeeds, type Sources } from './vendor-hosts'

/** The addresses an editor gave the third parties; a field that is missing or no https address names nobody. */
export type WidgetAddresses = {
  bookingScript?: string | null
  examForm?: string | null
  examScript?: string | null
  examPage?: string | null
  reviewsScript?: string | null
  mapPage?: string | null
}

export type PolicySources = {
  siteUrl: string
  imagesUrl: string
  paypal?: { mode: 'standin' | 'sandbox' | 'live'; sdkUrl: string }
  /** Where the demo's stand-ins answer for all widgets. */
  standInUrl?: string
  widgets: WidgetAddresses
  /** Of a Studio that is not on our own origin; it shows the site in a frame. */
  studioOrigin?: string
  isDevelopment?: boolean
}

/**
 * The headers `content-security-policy` and `permissions-policy` of every public page, from the configuration: own origin, the
 * hosts that are configured and what those need, nobody else (issue 6, contracts B4). In a demo no foreign host is named. `isFinished`:
 * no inline script stands in it but the boot.
 */
export function sitePolicy(sources: PolicySources, { isFinished = false } = {}): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(sources, isFinished),
    'permissions-policy': permissionsPolicy(sources),
  }
}

const bootSource = `'sha256-${createHash('sha256').update(bootText).digest('base64')}'`

function contentPolicy(sources: PolicySources, isFinished: boolean): string {
  const { siteUrl, imagesUrl, widgets, studioOrigin, isDevelopment } = sources
  const of = (kind: keyof Sources) => needed(sources).flatMap((needs) => needs[kind] ?? [])
  return [
    ["default-src 'none'"],
    // A document as Next makes it has React's data in inline scripts: docs/decisions/0011-site-policy.md.
    [
      `script-src 'self' ${isFinished && widgets.examForm === 'own' ? bootSource : "'unsafe-inline'"}`,
      isDevelopment && "'unsafe-eval'",
      ...of('script'),
    ],
    // The exam provider's window has a button with an onclick.
    ['script-src-attr', widgets.examForm === 'own' ? "'none'" : "'unsafe-inline'"],
    ["style-src 'self' 'unsafe-inline'", ...of('style')],
    ["font-src 'self'", ...of('font')],
    ["img-src 'self' data:", originOf(imagesUrl), ...of('img')],
    ["media-src 'self'"],
    ["connect-src 'self'", isDevelopment && 'ws:', ...of('connect')],
    ["frame-src 'self'", ...of('frame')],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'self'", originOf(studioOrigin)],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    [siteUrl.startsWith('https:') && 'upgrade-insecure-requests'],
  ]
    .map((words) => [...new Set(words.filter(Boolean))].join(' '))
    .filter(Boolean)
    .join('; ')
}

/**
 * Camera and microphone are the exam's: a provider sees the patient by video. Payment is left as browsers have it: PayPal's and the
 * booking provider's frames may take one.
 */
function permissionsPolicy({ widgets, standInUrl }: PolicySources): string {
  const exam = widgets.examPage || widgets.examScript
  const examHosts = standInUrl
    ? [originOf(standInUrl)]
    : [originOf(widgets.examPage), ...(needsOf(widgets.examScript).frame ?? [])]
  const seen = exam ? `(${['self', ...quoted(examHosts)].join(' ')})` : '()'
  return `camera=${seen}, geolocation=(), microphone=${seen}, usb=()`
}

const quoted = (hosts: (string | undefined)[]) =>
  [...new Set(hosts)].flatMap((host) => (host ? [`"${host}"`] : []))

function needed({ widgets, standInUrl, paypal }: PolicySources): Sources[] {
  return [
    ...(paypal
      ? [paypal.mode === 'standin' ? everything(paypal.sdkUrl) : paypalNeeds, scriptOf(paypal.sdkUrl)]
      : []),
    ...(standInUrl ? [everything(standInUrl)] : needsOfWidgets(widgets)),
  ]
}

function needsOfWidgets({
  bookingScript,
  examForm,
  examScript,
  examPage,
  reviewsScript,
  mapPage,
}: WidgetAddresses) {
  return [
    scriptOf(bookingScript),
    needsOf(bookingScript),
    frameOf(bookingScript),
    ...(examForm === 'own' ? [] : [scriptOf(examScript), needsOf(examScript)]),
    frameOf(examPage),
    everything(reviewsScript),
    needsOf(reviewsScript),
    // Asked before it is drawn: a frame does not say that it failed.
    frameOf(mapPage),
    { connect: hosts(mapPage) },
  ]
}

const scriptOf = (address: string | null | undefined): Sources => ({ script: hosts(address) })
const frameOf = (address: string | null | undefined): Sources => ({ frame: hosts(address) })
const needsOf = (script: string | null | undefined): Sources => {
  const origin = originOf(script)
  return (origin && needsOfScript[new URL(origin).host]) || {}
}

function everything(address: string | null | undefined): Sources {
  const all = hosts(address)
  return { script: all, style: all, font: all, img: all, connect: all, frame: all }
}

const hosts = (address: string | null | undefined) => {
  const origin = originOf(address)
  return origin ? [origin] : []
}

/** The origin alone, and only of letters that end no directive; a path is of our own origin, and needs no name. */
function originOf(address: string | null | undefined): string | undefined {
  const origin = URL.parse(address ?? '')?.origin
  return origin && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : undefined
}
