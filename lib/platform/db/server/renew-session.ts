import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { callerAddress } from '@/lib/platform/http/server/caller'
import { clientOfCookies } from './session-client'
import { isSessionPart } from './session-cookies'

const patienceMs = 5000

/**
 * The answer for a page that is about to be rendered for somebody: an access token near its end is renewed here, because a rendering
 * can't write cookies and the accounts service gives each renewal out once. Never throws.
 */
export async function renewSession(request: NextRequest): Promise<NextResponse> {
  const written: Parameters<NextResponse['cookies']['set']>[] = []
  if (request.cookies.getAll().some(({ name }) => isSessionPart(name))) {
    const client = clientOfCookies(
      {
        getAll: () => request.cookies.getAll(),
        setAll(changed) {
          for (const { name, value, options } of changed) {
            request.cookies.set(name, value)
            written.push([name, value, options])
          }
        },
      },
      callerAddress(request.headers),
    )
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([client.auth.getSession(), late]).catch(() => undefined)
  }
  const response = NextResponse.next({ request })
  for (const [...cookie] of written) response.cookies.set(...cookie)
  return response
}
