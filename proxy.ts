import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { studioPolicy } from '@/lib/security/studio-policy'

/** Sets headers that depend on run-time values. It never authorises: every route checks for itself. */
export function proxy(_request: NextRequest) {
  const response = NextResponse.next()
  response.headers.set('content-security-policy', studioPolicy(env.studio))
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

// Not /api/local: a matching proxy buffers uploads and streams (docs/decisions/0001-one-machine.md).
export const config = { matcher: '/studio/:path*' }
