import { type NextRequest, NextResponse } from 'next/server'
import { isPagePath, lookUpAddress } from '@/lib/content/addresses'
import { nothingFoundPath } from '@/lib/content/page-path'
import { env } from '@/lib/env'
import { studioPolicy } from '@/lib/security/studio-policy'

/**
 * Sets headers that depend on run-time values, and hands addresses that no page has to what answers them: a page can't set
 * a status. It never authorises: every route checks for itself.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (isPagePath(pathname)) return NextResponse.next()
  if (pathname === '/studio' || pathname.startsWith('/studio/')) return studioAnswer()
  return answerUnknown(request, pathname)
}

function studioAnswer() {
  const response = NextResponse.next()
  response.headers.set('content-security-policy', studioPolicy(env.studio))
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

async function answerUnknown(request: NextRequest, path: string) {
  if (!env.hasContent) return NextResponse.next()
  const address = await lookUpAddress(path)
  switch (address.kind) {
    case 'page':
      return NextResponse.next()
    case 'redirect':
      return redirectTo(address, request)
    case 'unanswered':
      return NextResponse.rewrite(new URL('/api/unavailable', request.url))
    case 'unknown':
      return NextResponse.rewrite(new URL(nothingFoundPath, request.url), {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      })
  }
}

/** A visitor's query goes along (campaigns); it can't change where to. */
function redirectTo({ to, isPermanent }: { to: string; isPermanent: boolean }, request: NextRequest) {
  const target = new URL(to, request.url)
  if (!target.search && to.startsWith('/')) target.search = request.nextUrl.search
  // Browsers keep a permanent redirect for good unless they are told for how long.
  const headers = { 'cache-control': 'public, max-age=3600' }
  return NextResponse.redirect(target, { status: isPermanent ? 308 : 307, ...(isPermanent && { headers }) })
}

// Pages and the Studio. Not /api: a matching proxy buffers uploads and streams (docs/decisions/0001-one-machine.md). Not files.
export const config = {
  matcher:
    '/((?!api/|_next/|.*\\.(?:avif|css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)',
}
