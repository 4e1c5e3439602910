import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { language } from '@/lib/platform/shared/locale'
import { escapeHtml, phoneHref } from '@/lib/platform/shared/text'

/** A JSON answer that no cache keeps. */
export const answerJson = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A refusal: a word for programs and a sentence for people. */
export const answerProblem = (
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response => answerJson(status, { error, message }, headers)

/** A refusal of what was asked too often; it may be asked again in so many seconds. */
export const answerTooOften = (seconds: number): Response =>
  answerProblem(429, 'too_many', `Too many tries. Please wait ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })

/** The caller's address as the nearest proxy saw it: the last entry; earlier ones are the caller's own words. */
export const callerAddress = (headers: { get(name: string): string | null }): string | null =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null

/** The caller's network, hashed: of an IPv6 address the part that belongs to one household. */
export function callerOf(request: Request): string {
  const address = asIPv4(callerAddress(request.headers) ?? '')
  const network = isIPv6(address) ? ipv6Groups(address).slice(0, 4).join(':') : address
  return createHash('sha256').update(network).digest('base64url')
}

/**
 * The wider network the caller belongs to, of which one person has few: a /24, of IPv6 a /48. Null where no proxy said an
 * address.
 */
export function callerNetwork(headers: { get(name: string): string | null }): string | null {
  const address = asIPv4(callerAddress(headers) ?? '')
  if (isIPv4(address)) return address.slice(0, address.lastIndexOf('.'))
  return isIPv6(address) ? ipv6Groups(address).slice(0, 3).join(':') : null
}

const asIPv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The eight groups of an address, however it was shortened. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...rest].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

type Clinic = { name: string; phone: string }
export type Message = { title: string; message: string; back: string; clinic: Clinic }

/** A page of a few words and the way back. It needs nothing from anywhere. */
export function messagePage({ title, message, back, clinic }: Message): string {
  const link = `<a href="${escapeHtml(back)}">Back to the page</a>`
  return pageOf(title, clinic, `<p>${escapeHtml(message)}</p><p>${link}</p>`)
}

/** A page that stands alone: it may do nothing but send forms to us. */
export function answerPage(status: number, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** A page that stands alone, in the site's look, around a `body` of HTML. */
export function pageOf(title: string, { name, phone }: Clinic, body: string): string {
  const call = phone
    ? `<p>Call us: <a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a></p>`
    : ''
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name ? `${title} | ${name}` : title)}</title><style>${plainStyle}</style></head>
<body><header><a href="/">${escapeHtml(name || 'Home')}</a></header><main><h1>${escapeHtml(title)}</h1>${body}${call}</main></body></html>`
}

/** The site's look for the pages that stand alone. */
const plainStyle = `
body { margin: 0; background: #fcfaf6; color: #3b4657; font: 17px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif }
header, main { max-width: 40rem; margin: 0 auto; padding: 1.25rem }
header a { color: #17555d; font: 600 1.25rem Georgia, serif; text-decoration: none }
h1 { margin: 1rem 0; color: #1d2430; font: 500 2.25rem/1.2 Georgia, serif }
a { color: #11666c }
dt { margin-top: 1.25rem; color: #1d2430 }
dd { margin: 0 }
button { margin: 2rem 0 1rem; border: 0; border-radius: 12px; padding: .75rem 1rem; background: #11666c; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid #11666c; outline-offset: 2px }
`

/** For an id that is none, or of nothing there is. */
export const answerUnknown = () => answerProblem(404, 'unknown', 'There’s nothing here anymore.')
