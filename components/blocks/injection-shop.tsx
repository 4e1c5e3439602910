import { categoryNames, usedCategories } from '@/components/injections/categories'
import { InjectionCard } from '@/components/injections/injection-card'
import { Filter } from '@/components/ui/filter'
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
        <Filter
          name="category"
          legend="Show injections for"
          total={injections.length}
          choices={usedCategories(injections).map(({ category, count }) => ({
            value: category,
            label: categoryNames[category],
            count,
            hue: category,
          }))}
          className="mt-8 mb-6 lg:mt-10 lg:mb-8"
        />
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
