import { CategoryFilter } from '@/components/injections/category-filter'
import { InjectionCard } from '@/components/injections/injection-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { bookableInjection } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import { listInjections } from '@/lib/content/server/injections'
import type { BlockOf } from '@/lib/content/server/pages'

export async function InjectionShop({ heading, intro }: BlockOf<'injectionShop'>) {
  const [injections, settings] = await Promise.all([listInjections(), getBookingSettings()])
  return (
    <section id="injections" className="section-space border-y border-sand-200 bg-sand-100">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <CategoryFilter injections={injections} />
        <ul className="grid grid-fill-76 gap-cards" data-filtered data-print="list">
          {injections.map((injection) => (
            <InjectionCard
              key={injection._id}
              injection={injection}
              opens={serviceRequest(injection.name, bookableInjection(injection), settings)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
