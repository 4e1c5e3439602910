import { DripBagParts } from '@/components/art/drip-bag'
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
  const known = (categories ?? []).flatMap(({ key, label, intro: forWhom, anchor: name }) =>
    key ? { key, label: label ?? key, intro: forWhom ?? null, anchor: name ?? null } : [],
  )
  const isKnown = ({ category }: IvService) => known.some(({ key }) => key === category)
  const rest = { key: '', label: 'More', intro: null, anchor: null }
  const placed = services.map((service) => ({
    service,
    category: isKnown(service) ? (service.category ?? '') : rest.key,
  }))
  const used = [...known, rest].filter(({ key }) => placed.some(({ category }) => category === key))
  return (
    <section id={anchor || 'menu'} className="section-space band-sand">
      <div className="container-page">
        <DripBagParts />
        <SectionHeading heading={heading} intro={intro} />
        <IvMenuListIsland
          groups={used}
          services={placed.map(({ service, category }) => ({
            id: service._id,
            category,
            prices: pricesOf(service),
            card: (
              <IvCard
                key={service._id}
                service={service}
                opens={serviceRequest(
                  service.name,
                  bookableIvService(service, known.find(({ key }) => key === category)?.label),
                  settings,
                )}
              />
            ),
          }))}
          nothingFound={nothingFound ?? ''}
        />
      </div>
    </section>
  )
}

function pricesOf(service: IvService): number[] {
  const dosages = pricedDosages(service).map(({ cents }) => cents)
  const cents = dosages.length > 0 ? null : priceCents(service.price)
  return cents === null ? dosages : [cents]
}
