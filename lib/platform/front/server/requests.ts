import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { previewCookie } from '../../shared/cookie-names.ts'
import { isSiteFile, markdownPath, pageOfMarkdown } from '../shared/site-files.ts'

export type PageRequest = {
  path: string
  /** The page's data alone, for a browser that shows another page of ours already. */
  isData: boolean
  /** The page itself, where its Markdown was asked for at its own address: the answer when it has none. */
  orPage?: string
}

/**
 * What a page's address may say besides the page: the links of Supabase's own mails come to the site's root
 * (CALL-009).
 */
const declared: Record<string, string[]> = { '/': ['code', 'error_code'] }

/**
 * The page or file of the site that everybody gets at this address, null when the answer depends on who asks:
 * previews, queries a page reads. Anything else in a query is of no account (campaigns).
 */
export function pageRequest(
  method: string,
  target: string,
  headers: IncomingHttpHeaders,
  isPagePath: (path: string) => boolean,
): PageRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = target.search(/[?#]/)
  const path = end < 0 ? target : target.slice(0, end)
  if (!isPagePath(path)) return isSiteFile(path, isPagePath) ? { path, isData: false } : null
  if (end >= 0 && declared[path] && readsQuery(declared[path], target.slice(end))) return null
  if (isPreview(headers)) return null
  if (headers.rsc === '1') return { path, isData: true }
  if (prefersMarkdown(headers.accept)) return { path: markdownPath(path), isData: false, orPage: path }
  return { path, isData: false }
}

/** Whether `Accept` names Markdown, and HTML not before it. Browsers never name it. */
function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const weights = weightsOf(accept)
  const ours = weights.get('text/markdown') ?? 0
  return ours > 0 && ours >= (weights.get('text/html') ?? 0)
}

/** What a header such as `Accept` takes, with the weight of each; one without is worth 1. */
export const weightsOf = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((one) => {
      const [name = '', ...parameters] = one.toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1]
    }),
  )

/**
 * By the cookie's whole name: what this tells apart, the cache before us has to (deploy/nginx.conf), or it keeps for
 * everybody what was made for one.
 */
const isPreview = ({ cookie }: IncomingHttpHeaders): boolean =>
  !!cookie?.split(';').some((pair) => pair.trim().startsWith(`${previewCookie}=`))

function readsQuery(names: string[], query: string): boolean {
  const parameters = new URLSearchParams(query)
  return names.some((name) => parameters.has(name))
}

/** A file's ending is short (`webmanifest`); what follows the dot in a mailed link is not. */
const noDocument = /^\/(?:_next|api|studio)(?:[/?#]|$)|^[^?#]*\.\w{1,11}(?:[?#]|$)/

/**
 * Whether the answer may be a document that is finished on its way out: the Studio and previews go out as Next makes
 * them.
 */
export const mayBeDocument = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.rsc !== '1' && !noDocument.test(url) && !isPreview(headers)

export type Asked = {
  method: string
  /** As it stands in the first line: a path, for a normal client. */
  target: string
  host: string | undefined
  /** Asked by a process of this machine. */
  isOwnMachine: boolean
}
export type Site = { isLive: boolean; host: string; port: number; isDev: boolean }
export type Refusal = { status: 204 | 400 | 404 | 405 | 421; text: string; allow?: string }

const reading = ['GET', 'HEAD', 'OPTIONS']
const changing = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * What is answered before Next hears of a call, null when Next may: calls no browser makes of a page, hosts that are
 * not ours, and addresses under Next's own folder that it would answer with a page.
 */
export function refusalOf(asked: Asked, site: Site): Refusal | null {
  const { method, target } = asked
  if (!target.startsWith('/')) {
    if (method === 'OPTIONS' && target === '*') return { status: 204, text: '', allow: changing.join(', ') }
    return { status: 400, text: 'This server answers for paths only.' }
  }
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!isOurHost(asked, site, path)) return { status: 421, text: 'This host is not served here.' }
  if (site.isDev) return null
  const allowed = allowedAt(path)
  if (!allowed.includes(method))
    return { status: 405, text: 'This method is not allowed here.', allow: allowed.join(', ') }
  if (method === 'OPTIONS' && allowed !== changing)
    return { status: 204, text: '', allow: allowed.join(', ') }
  if (path.startsWith('/_next/') && !/^\/_next\/static\/./.test(path)) return nothing
  // Next would take a capital for a small letter, and fail at what it can't decode.
  if (/\.md$/i.test(path) && pageOfMarkdown(path) === undefined) return nothing
  return null
}

const nothing: Refusal = { status: 404, text: 'There is nothing here.' }

/** A page is read; a patient's document also takes its code, sent to its own address. */
function allowedAt(path: string): string[] {
  if (path.startsWith('/api/')) return changing
  return /^\/estimate\/[^/]+$/.test(path) ? [...reading, 'POST'] : reading
}

/**
 * A live site answers for its public address alone; whoever watches it over may ask how it is by any, and the site
 * itself by its own.
 */
function isOurHost({ host, isOwnMachine }: Asked, { isLive, host: own, port }: Site, path: string): boolean {
  if (!isLive || path.startsWith('/api/health/')) return true
  const named = host?.toLowerCase()
  if (named === own) return true
  return isOwnMachine && (named === `127.0.0.1:${port}` || named === `localhost:${port}`)
}
