import 'server-only'
import { cookies } from 'next/headers'
import { type CookieAttributes, clientOfCookies, cookieAttributes } from '@/lib/db/session-client'
import { verifierCookie } from '@/lib/db/session-cookies'

/** A mail's link can be followed for an hour. */
const verifierSeconds = 3600

/**
 * A client for calls that make the accounts service send a mail. It knows nobody's session. Whatever becomes of the call, this browser
 * gets one cookie of one shape: what answers a link of the service's own templates (PKCE), and nothing that tells who has an account.
 */
export async function askingClient(caller: string | null) {
  const written = new Map<string, { value: string; options: CookieAttributes }>()
  const client = clientOfCookies(
    {
      getAll: () => [],
      setAll(changed) {
        for (const { name, value, options } of changed) written.set(name, { value, options })
      },
    },
    caller,
  )
  const keepVerifier = async () => {
    const verifier = written.get(verifierCookie)?.value
    if (verifier)
      (await cookies()).set(verifierCookie, verifier, { ...cookieAttributes, maxAge: verifierSeconds })
  }
  return { auth: client.auth, keepVerifier }
}
