import { DripBagParts } from '@/components/art/drip-bag'
import { CompareForm, compareWords } from '@/components/iv-menu/compare-form'
import { menuGroups } from '@/components/iv-menu/groups'
import { IvMenuListIsland } from '@/components/iv-menu/islands'
import { IvCard } from '@/components/iv-menu/iv-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import { type IvService, listIvServices } from '@/lib/content/server/iv-services'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/price-cents'
import { pricedDosages } from '@/lib/content/server/priced-dosages'

export async function IvMenu({ heading, intro, categories, nothingFound, anchor }: BlockOf<'ivMenu'>) {
  const [services, settings] = await Promise.all([listIvServices(), getBookingSettings()])
  const { groups, placed } = menuGroups(services, categories)
  return (
    <>
      <section id={anchor || 'menu'} className="section-space band-sand">
        <div className="container-page">
          <DripBagParts />
          <SectionHeading heading={heading} intro={intro} />
          <IvMenuListIsland
            groups={groups}
            services={placed.map(({ service, category, bookedAs }) => ({
              id: service._id,
              category,
              prices: pricesOf(service),
              card: (
                <IvCard
                  key={service._id}
                  service={service}
                  opens={serviceRequest(service.name, bookableIvService(service, bookedAs), settings)}
                />
              ),
            }))}
            nothingFound={nothingFound ?? ''}
          />
        </div>
      </section>
      {services.length > 1 && (
        <section id="compare" className="section-space print:hidden">
          <div className="container-page">
            <SectionHeading {...compareWords} />
            <CompareForm services={services} />
          </div>
        </section>
      )}
    </>
  )
}

function pricesOf(service: IvService): number[] {
  const dosages = pricedDosages(service).map(({ cents }) => cents)
  const cents = dosages.length > 0 ? null : priceCents(service.price)
  return cents === null ? dosages : [cents]
}
