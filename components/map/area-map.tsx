import { ValleyMap } from '@/components/art/valley-map'
import { isWidgetAddress, widgetAddress } from '@/lib/care/widgets/shared/widget-address'
import { listServiceAreas } from '@/lib/content/server/service-areas'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { StreetMapPlace } from './street-map-place'

/** Where the clinic goes: the drawn map with its times, and over it the street map, where the clinic has one. */
export async function AreaMap() {
  const [booking, site, areas] = await Promise.all([
    getBookingSettings(),
    getSiteSettings(),
    listServiceAreas(),
  ])
  const { mapPage, limitSeconds } = booking ?? {}
  const drawn = <ValleyMap areas={areas} />
  if (!isWidgetAddress(mapPage)) return drawn
  return (
    <StreetMapPlace
      id=""
      address={widgetAddress(mapPage, env.widgetsStandInUrl)}
      limitSeconds={limitSeconds ?? null}
      phone={site?.phone ?? null}
    >
      {drawn}
    </StreetMapPlace>
  )
}
