import { CategoryFilter } from '@/components/injections/category-filter'
import { InjectionCard } from '@/components/injections/injection-card'
import { listInjections } from '@/lib/content/injections'
import type { BlockOf } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'
import { SectionHeading } from './section-heading'

export async function InjectionShop({ heading, intro }: BlockOf<'injectionShop'>) {
  const [injections, settings] = await Promise.all([listInjections(), getSiteSettings()])
  return (
    <section id="injections" className="shop section-space border-y border-sand-200 bg-sand-100">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <div className="mt-8 mb-6 lg:mt-10 lg:mb-8">
          <CategoryFilter injections={injections} />
        </div>
        <ul className="injections">
          {injections.map((injection) => (
            <InjectionCard key={injection._id} injection={injection} phone={settings?.phone} />
          ))}
        </ul>
      </div>
    </section>
  )
}
