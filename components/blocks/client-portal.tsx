import { PortalWidgetIsland } from '@/components/booking/islands'
import { CallLink } from '@/components/content/call-link'
import { SectionHeading } from '@/components/ui/section-heading'
import { bookingAccess } from '@/lib/care/booking/server/access'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { Section } from './section'

/** The provider's portal in our page (PORTAL-002); the phone where it can't be. */
export async function ClientPortal({ heading, intro, tone, anchor }: BlockOf<'clientPortal'>) {
  const [booking, settings] = await Promise.all([getBookingSettings(), getSiteSettings()])
  const access = bookingAccess(booking, env.widgetsStandInUrl)
  const phone = settings?.supportPhone ?? settings?.phone ?? null
  const call = <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary mt-4" />
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {access ? (
        <div className="wakes mt-8 min-h-100 max-w-180 noscript:min-h-0">
          <PortalWidgetIsland access={access} phone={phone} />
          <noscript>
            <p>The portal needs JavaScript. We’re also happy to help by phone.</p>
            {call}
          </noscript>
        </div>
      ) : (
        <div className="mt-8 min-h-100 max-w-180 noscript:min-h-0">
          <p>The portal can’t be opened here right now. We’re happy to help by phone.</p>
          {call}
        </div>
      )}
    </Section>
  )
}
