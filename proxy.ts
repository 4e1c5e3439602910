import { type NextRequest, NextResponse } from 'next/server'
import { searchPath } from '@/lib/care/search/shared/search-index'
import { cookieOfNothing, readPreview } from '@/lib/content/preview/server/cookie'
import { draftHeader } from '@/lib/content/preview/server/preview'
import { isPagePath, lookUpAddress } from '@/lib/content/server/addresses'
import { currentPolicy } from '@/lib/content/server/current-policy'
import { pagePath } from '@/lib/content/server/page-path'
import { comparePath } from '@/lib/content/shared/detail-path'
import { isPersonalPage } from '@/lib/people/accounts/server/session'
import { renewSession } from '@/lib/platform/db/server/session'
import { studioPolicy } from '@/lib/platform/security/server/policies'
import { env } from '@/lib/platform/server/env'
import { previewCookie } from '@/lib/platform/shared/cookie-names'

/**
 * Sets what a page can't set itself: its and the Studio's policies from run-time values, and the status where no page
 * is (the page then draws what belongs to it). It never authorises: every route checks for itself.
 */
export async function proxy(request: NextRequest) {
  const preview = request.cookies.get(previewCookie)?.value
  if (preview === undefined || !mayBePreviewed(request.nextUrl.pathname)) return answer(request)
  if (await readPreview(preview)) return withPolicy(draftOf(request))
  // It is over: what is public follows, and the browser forgets it.
  const response = await answer(request)
  response.headers.append('set-cookie', cookieOfNothing())
  return response
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isMailLink(request))
    return NextResponse.redirect(new URL(`/auth/callback${request.nextUrl.search}`, request.url), 307)
  if (isPersonalPage(pathname)) return withPersonalPolicy(await renewSession(request))
  if (isPagePath(pathname) || pathname === comparePath || pathname.startsWith('/reservation/'))
    return withPolicy(NextResponse.next())
  if (pathname === '/studio' || pathname.startsWith('/studio/')) return studioAnswer()
  if (pathname === searchPath) return withPolicy(NextResponse.next())
  if (env.showsDesign && isDesign(pathname)) return withPolicy(NextResponse.next())
  if (!isReadable(pathname)) return new NextResponse('This address can not be read.', { status: 400 })
  return withPolicy(await answerUnknown(request, pathname))
}

/** The pages editors make; what is about one person, and the Studio, is the same in a preview. */
function mayBePreviewed(path: string): boolean {
  if (isPersonalPage(path) || /^\/(?:studio|reservation|search)(?:\/|$)/.test(path)) return false
  if (path === comparePath) return false
  return pagePath(path.split('/').slice(1).filter(Boolean)) !== null
}

/**
 * The same address, drawn from the drafts: for this browser alone, and kept nowhere. `next.config.ts` leads there by
 * the header: a rewrite from here would leave for `localhost` and come back in a circle, because Next listens as
 * 127.0.0.1.
 */
function draftOf(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  headers.set(draftHeader, 'yes')
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

/** Hosted Supabase's own mail templates come back to the site's root (CALL-009). */
function isMailLink({ nextUrl: { pathname, searchParams } }: NextRequest): boolean {
  if (pathname !== '/') return false
  return /^[\da-f-]{36}$/i.test(searchParams.get('code') ?? '') || searchParams.has('error_code')
}

/** No page of another site, nor another page of ours, may show them in a frame, and no search engine lists them. */
async function withPersonalPolicy(response: NextResponse) {
  await withPolicy(response)
  const policy = response.headers.get('content-security-policy') ?? ''
  response.headers.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  )
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** A redirect carries it too; it says nothing there. */
async function withPolicy(response: NextResponse): Promise<NextResponse> {
  for (const [name, value] of Object.entries(await currentPolicy())) response.headers.set(name, value)
  return response
}

/** No page of an editor's: elsewhere nothing is at this address. */
const isDesign = (path: string) => path === '/design' || path === '/design/blocks'

function studioAnswer() {
  const response = NextResponse.next()
  response.headers.set('content-security-policy', studioPolicy(env.studio))
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const notKept = { 'cache-control': 'no-store' }

async function answerUnknown(request: NextRequest, path: string) {
  if (!env.hasContent) return NextResponse.next()
  const address = await lookUpAddress(path)
  switch (address.kind) {
    case 'page':
      return NextResponse.next()
    case 'redirect':
      return redirectTo(address, request)
    case 'unanswered':
      return NextResponse.next({ status: 503, headers: { ...notKept, 'retry-after': '30' } })
    case 'unknown':
      return NextResponse.next({ status: 404, headers: notKept })
  }
}

/** A visitor's query goes along (campaigns); it can't change where to. */
function redirectTo({ to, isPermanent }: { to: string; isPermanent: boolean }, request: NextRequest) {
  const target = new URL(to, request.url)
  if (!target.search && to.startsWith('/')) target.search = request.nextUrl.search
  // Browsers keep a permanent redirect for good unless they are told not to: a page that goes back to its old address
  // would meet the kept one there, and go round in a circle.
  const headers = { 'cache-control': 'no-cache' }
  return NextResponse.redirect(target, { status: isPermanent ? 308 : 307, ...(isPermanent && { headers }) })
}

// Pages and the Studio. Not /api: a matching proxy buffers uploads and streams (docs/decisions/0001-one-machine.md).
// Not files, nor what answers for itself.
export const config = {
  matcher:
    '/((?!api/|_next/|social-card/|estimate/[\\w-]+(?:/pdf)?$|status$|quote/[\\w-]+$|preview/[^/]+$|gift-cards/pdf/[\\w-]+$|.*\\.(?:avif|css|gif|ico|ics|jpe?g|js|json|map|md|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)',
}
