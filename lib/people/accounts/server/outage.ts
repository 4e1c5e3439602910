import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { type Refusal, refused } from './outcome'

/** What is said while the accounts service or the database is away. Nobody is signed out by it. */
export async function outageMessage(): Promise<string> {
  const phone = (await getSiteSettings().catch(() => null))?.phone
  return `We can’t reach your account right now. Please try again in a few minutes${phone ? `, or call us at ${phone}` : ''}.`
}

export const outageRefusal = async (): Promise<Refusal> => refused(503, 'unanswered', await outageMessage())
