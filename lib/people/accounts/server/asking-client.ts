import 'server-only'
import { cookies } from 'next/headers'
import { type CookieAttributes, clientOfCookies } from '@/lib/platform/db/server/session-client'
import { verifierCookie } from '@/lib/platform/db/server/session-cookies'

/**
 * A client for calls that make the accounts service send a mail. It knows nobody's session. Whatever becomes of the call, this browser
 * gets one cookie of one shape: what answers a link of the service's own templates (PKCE), and nothing that tells who has an account.
 */
export async function askingClient(caller: string | null) {
  const verifiers: { name: string; value: string; options: CookieAttributes }[] = []
  const client = clientOfCookies(
    {
      getAll: () => [],
      setAll(changed) {
        verifiers.push(...changed.filter(({ name, value }) => name === verifierCookie && value !== ''))
      },
    },
    caller,
  )
  const keepVerifier = async () => {
    const last = verifiers.at(-1)
    if (last) (await cookies()).set(last.name, last.value, last.options)
  }
  return { auth: client.auth, keepVerifier }
}
