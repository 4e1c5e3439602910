import { type NextRequest, NextResponse } from 'next/server'
import { isPersonalPage } from '@/lib/accounts/personal-pages'
import { isPagePath, lookUpAddress } from '@/lib/content/addresses'
import { currentWidgetAddresses } from '@/lib/content/widget-addresses'
import { renewSession } from '@/lib/db/renew-session'
import { env } from '@/lib/env'
import { sitePolicy } from '@/lib/security/site-policy'
import { studioPolicy } from '@/lib/security/studio-policy'

/**
 * Sets what a page can't set itself: its and the Studio's policies from run-time values, and the status where no page is (the page
 * then draws what belongs to it). It never authorises: every route checks for itself.
 */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (isMailLink(request))
    return NextResponse.redirect(new URL(`/auth/callback${request.nextUrl.search}`, request.url), 307)
  if (isPersonalPage(pathname)) return withPersonalPolicy(await renewSession(request))
  if (isPagePath(pathname) || pathname.startsWith('/reservation/')) return withPolicy(NextResponse.next())
  if (pathname === '/studio' || pathname.startsWith('/studio/')) return studioAnswer()
  if (!isReadable(pathname)) return new NextResponse('This address can not be read.', { status: 400 })
  return withPolicy(await answerUnknown(request, pathname))
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
async function withPolicy(response: NextResponse) {
  const policy = sitePolicy({
    siteUrl: env.siteUrl,
    imagesUrl: env.hasContent ? env.images.baseUrl : '',
    paypal: env.paypal,
    standInUrl: env.widgetsStandInUrl,
    widgets: await currentWidgetAddresses(),
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  for (const [name, value] of Object.entries(policy)) response.headers.set(name, value)
  return response
}

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
  // Browsers keep a permanent redirect for good unless they are told for how long.
  const headers = { 'cache-control': 'public, max-age=3600' }
  return NextResponse.redirect(target, { status: isPermanent ? 308 : 307, ...(isPermanent && { headers }) })
}

// Pages and the Studio. Not /api: a matching proxy buffers uploads and streams (docs/decisions/0001-one-machine.md). Not files, nor what answers for itself.
export const config = {
  matcher:
    '/((?!api/|_next/|social-card/|estimate/[\\w-]+(?:/pdf)?$|gift-cards/pdf/[\\w-]+$|.*\\.(?:avif|css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)',
}
