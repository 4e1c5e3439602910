import 'server-only'
import type { User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { getAccountText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import {
  type CookieAttributes,
  clientOfCookies,
  sessionClient,
  verifierCookie,
} from '@/lib/platform/db/server/session'
import { log } from '@/lib/platform/telemetry/server/log'
import { accountWords, type Refusal, refusalOf, refused, withinPatience } from './outcome'
import { isProven } from './proofs'

export type OwnSession = {
  auth: Awaited<ReturnType<typeof sessionClient>>['auth']
  user: User
  email: string
  accessToken: string
}

/**
 * The session of this request, with its user as the accounts service says now; null for a guest. Throws when it does
 * not answer.
 */
export async function ownSession(): Promise<OwnSession | null> {
  const session = await anySession()
  return session && (await isProven(session.user.id)) ? session : null
}

/** The same, also of an account that is not proven: only to prove it. */
export async function anySession(): Promise<OwnSession | null> {
  const { auth } = await sessionClient()
  const { data, error } = await withinPatience(auth.getUser())
  refusalOf(error)
  const { data: kept } = await withinPatience(auth.getSession())
  if (!data.user?.email || !kept.session) return null
  return { auth, user: data.user, email: data.user.email, accessToken: kept.session.access_token }
}

/**
 * Who is signed in by this request's cookies, as the accounts service says now; null for a guest, and while the
 * account is not proven. Throws when it does not answer.
 */
export async function currentShopper(): Promise<Shopper | null> {
  const client = await sessionClient()
  const { data, error } = await withinPatience(client.auth.getUser())
  refusalOf(error)
  return data.user && (await isProven(data.user.id)) ? toShopper(data.user) : null
}

export function toShopper({ id, email, user_metadata: given }: User): Shopper {
  return { id, email: email ?? '', firstName: textOf(given?.first_name), lastName: textOf(given?.last_name) }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

/**
 * What every account page begins with: the clinic's words and number, and who looks; 'unknown' while the accounts
 * service is away.
 */
export async function viewerOfAccount() {
  const [settings, text, shopper] = await Promise.all([
    getSiteSettings().catch(() => null),
    getAccountText().catch(() => null),
    currentShopper().catch((error: unknown): 'unknown' => {
      log.error('accounts', 'A session could not be read', { error })
      return 'unknown'
    }),
  ])
  const viewer: Shopper | null | 'unknown' = shopper
  return { phone: settings?.phone ?? null, words: accountWords(text), shopper: viewer }
}

const personalPages = [
  /^\/account$/,
  /^\/account\/(?:confirm-mail|data|forgot|password|settings)$/,
  /^\/account\/orders\/[\w-]{1,64}$/,
  /^\/auth\/(?:callback|confirm)$/,
  /^\/forms\/[a-z-]{1,40}(?:\/sent)?$/,
  /^\/gift-cards\/(?:balance|manage\/[\w.-]{1,128})$/,
  /^\/order-status(?:\/mine\/[\w-]{1,128})?$/,
]

/** Whether the program has a page about one person at this path: dynamic, kept nowhere, shown in no frame. */
export const isPersonalPage = (path: string): boolean => personalPages.some((page) => page.test(path))

/**
 * A client for calls that make the accounts service send a mail. It knows nobody's session, or with `isOwn` this
 * browser's. Whatever becomes of the call, this browser gets one cookie of one shape: what answers a link of the
 * service's own templates (PKCE), and nothing that tells who has an account.
 */
export async function askingClient(caller: string | null, { isOwn = false } = {}) {
  const store = await cookies()
  const verifiers: { name: string; value: string; options: CookieAttributes }[] = []
  const client = clientOfCookies(
    {
      getAll: () => (isOwn ? store.getAll() : []),
      setAll(changed) {
        verifiers.push(...changed.filter(({ name, value }) => name === verifierCookie && value !== ''))
      },
    },
    caller,
  )
  const keepVerifier = () => {
    const last = verifiers.at(-1)
    if (last) store.set(last.name, last.value, last.options)
  }
  return { auth: client.auth, keepVerifier }
}

/** What is said while the accounts service or the database is away. Nobody is signed out by it. */
export async function outageMessage(): Promise<string> {
  const phone = (await getSiteSettings().catch(() => null))?.phone
  return `We can’t reach your account right now. Please try again in a few minutes${phone ? `, or call us at ${phone}` : ''}.`
}

export const outageRefusal = async (): Promise<Refusal> => refused(503, 'unanswered', await outageMessage())
