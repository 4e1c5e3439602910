import { NoReservation } from '@/components/events/no-reservation'
import { getSiteSettings } from '@/lib/content/settings'

/** A link that is of no reservation. */
export default async function NotFound() {
  const settings = await getSiteSettings().catch(() => null)
  return <NoReservation phone={settings?.phone ?? null} />
}
