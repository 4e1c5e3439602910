import { anyInlineScript } from './headers.ts'

/** The addresses an editor gave the third parties; a field that is missing or no https address names nobody. */
export type WidgetAddresses = {
  bookingScript?: string | null
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
 * The headers `content-security-policy` and `permissions-policy` of every public page, from the configuration: own
 * origin, the hosts that are configured and what those need, nobody else (docs/contracts/widgets.md B4). In a demo no
 * foreign host is named.
 */
export function sitePolicy(sources: PolicySources): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(sources),
    'permissions-policy': permissionsPolicy(sources),
  }
}

function contentPolicy(sources: PolicySources): string {
  const { siteUrl, imagesUrl, studioOrigin, isDevelopment } = sources
  const of = (kind: keyof Sources) => needed(sources).flatMap((needs) => needs[kind] ?? [])
  return [
    // Firefox before 132 asks it, not `img-src`, for the file of shapes. Every other kind is named below.
    ["default-src 'self'"],
    [anyInlineScript, isDevelopment && "'unsafe-eval'", ...of('script')],
    ["script-src-attr 'none'"],
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
 * Camera and microphone are the exam's: a provider sees the patient by video. Payment is left as browsers have it:
 * PayPal's and the booking provider's frames may take one.
 */
function permissionsPolicy({ widgets, standInUrl }: PolicySources): string {
  const examHosts = standInUrl
    ? [originOf(standInUrl)]
    : [originOf(widgets.examPage), ...(needsOf(widgets.examPage).frame ?? [])]
  const seen = widgets.examPage ? `(${['self', ...quoted(examHosts)].join(' ')})` : '()'
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

function needsOfWidgets({ bookingScript, examPage, reviewsScript, mapPage }: WidgetAddresses) {
  return [
    scriptOf(bookingScript),
    needsOf(bookingScript),
    frameOf(bookingScript),
    frameOf(examPage),
    needsOf(examPage),
    everything(reviewsScript),
    needsOf(reviewsScript),
    // Asked before it is drawn: a frame does not say that it failed.
    frameOf(mapPage),
    { connect: hosts(mapPage) },
  ]
}

const scriptOf = (address: string | null | undefined): Sources => ({ script: hosts(address) })
const frameOf = (address: string | null | undefined): Sources => ({ frame: hosts(address) })
const needsOf = (address: string | null | undefined): Sources => {
  const origin = originOf(address)
  return (origin && needsOfHost[new URL(origin).host]) || {}
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

/**
 * What a provider's page or script needs besides its own host (docs/contracts/widgets.md B4), as sources of a content
 * security policy.
 */
type Sources = Partial<Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', string[]>>

const elfsight = ['https://*.elfsight.com', 'https://*.elfsightcdn.com']
const elfsightNeeds: Sources = {
  script: [...elfsight, 'https://elfsightcdn.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com', ...elfsight],
  img: [...elfsight, 'https://elfsightcdn.com', 'https://*.googleusercontent.com'],
  connect: [...elfsight, 'https://elfsightcdn.com'],
  frame: elfsight,
}

/** By the host of the script or page an editor named. */
const needsOfHost: Record<string, Sources> = {
  'intakeq.com': { frame: ['https://intakeq.com', 'https://*.intakeq.com'] },
  'www.app.qualiphy.me': { frame: ['https://www.app.qualiphy.me', 'https://app.qualiphy.me'] },
  'elfsightcdn.com': elfsightNeeds,
  'static.elfsight.com': elfsightNeeds,
  'apps.elfsight.com': elfsightNeeds,
}

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

const paypalNeeds: Sources = {
  script: paypalHosts,
  font: paypalHosts,
  img: paypalHosts,
  connect: paypalHosts,
  frame: paypalHosts,
}

type Studio = { projectId: string; apiHost?: string }

/**
 * The Studio's Content-Security-Policy. The Studio also tries core.sanity-cdn.com, sanity-cdn.com,
 * api.sanity.io/intake and a font host by itself (docs/contracts/content-lake.md 5): they are not named, so the
 * browser refuses them.
 */
export function studioPolicy({ projectId, apiHost }: Studio): string {
  const hosts = apiHost ? ownHosts(apiHost) : hostedHosts(projectId)
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' blob:",
    "script-src-attr 'none'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${hosts.images}`,
    `media-src 'self' data: blob: ${hosts.images}`,
    `connect-src 'self' blob: data: ${hosts.api}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

function ownHosts(apiHost: string) {
  const origin = apiHost.startsWith('/') ? '' : new URL(apiHost).origin
  return { api: origin, images: origin }
}

function hostedHosts(projectId: string) {
  const project = `${projectId}.api.sanity.io`
  return {
    api: `https://${project} wss://${project} https://${projectId}.apicdn.sanity.io https://api.sanity.io/v2021-06-07/`,
    images: 'https://cdn.sanity.io',
  }
}
