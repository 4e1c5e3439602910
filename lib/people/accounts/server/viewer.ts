import 'server-only'
import { getAccountText } from '@/lib/content/server/account-text'
import { getSiteSettings } from '@/lib/content/server/settings'
import type { Shopper } from '@/lib/people/accounts/shared/model'
import { currentShopper } from './shopper'
import { accountWords } from './words'

/** What every account page begins with: the clinic's words and number, and who looks; 'unknown' while the accounts service is away. */
export async function viewerOfAccount() {
  const [settings, text, shopper] = await Promise.all([
    getSiteSettings().catch(() => null),
    getAccountText().catch(() => null),
    currentShopper().catch((error: unknown): 'unknown' => {
      console.error(error instanceof Error ? error.message : error)
      return 'unknown'
    }),
  ])
  const viewer: Shopper | null | 'unknown' = shopper
  return { phone: settings?.phone ?? null, words: accountWords(text), shopper: viewer }
}
