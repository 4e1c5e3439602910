import { widgetAddress } from '@/lib/care/widgets/shared/widget-address'
import type { BookingSettings } from '@/lib/content/server/settings'

/** What a browser needs to ask the provider of the booking form. */
export type BookingAccess = {
  script: string
  account: string
  /** The provider's own booking page, for when the form does not come. */
  page: string | null
  limitSeconds: number | null
}

type Settings = Pick<BookingSettings, 'bookingScript' | 'bookingAccount' | 'bookingPage' | 'limitSeconds'>

/**
 * Null where the clinic has not set up online booking. `standInUrl`: where the demo answers instead of the provider.
 */
export function bookingAccess(
  settings: Settings | null,
  standInUrl: string | undefined,
): BookingAccess | null {
  if (!settings?.bookingScript || !settings.bookingAccount) return null
  const { bookingScript, bookingAccount, bookingPage, limitSeconds } = settings
  return {
    script: widgetAddress(bookingScript, standInUrl),
    account: bookingAccount,
    page: bookingPage && widgetAddress(bookingPage, standInUrl),
    limitSeconds,
  }
}
