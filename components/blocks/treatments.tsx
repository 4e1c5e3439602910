import { CmsLink } from '@/components/content/links'
import { CompareForm, compareWords } from '@/components/iv-menu/compare-form'
import { IvMenuListIsland } from '@/components/iv-menu/islands'
import { IvCard } from '@/components/iv-menu/iv-card'
import { menuGroups } from '@/components/iv-menu/menu'
import { FeaturedTab, FeaturedTreatment } from '@/components/treatments/featured-treatment'
import { ShowRest, treatmentGrid } from '@/components/treatments/show-rest'
import { TreatmentCard } from '@/components/treatments/treatment-card'
import { SectionHeading } from '@/components/ui/page-intro'
import { Rotator } from '@/components/ui/rotator'
import { ShelfTurns } from '@/components/ui/shelf'
import { bookableIvService, bookableTreatment } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { type IvService, listIvServices, listTreatments } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import { getBookingSettings } from '@/lib/content/server/settings'
import { Section } from './section'

const atFirst = 6

/** Six treatments at first, the others with one press (HOME-012, HOME-013). */
export async function TreatmentMenu({ heading, intro, note, link, tone, anchor }: BlockOf<'treatmentMenu'>) {
  const [treatments, settings] = await Promise.all([listTreatments(), getBookingSettings()])
  const cards = treatments.map((treatment, index) => (
    <TreatmentCard
      key={treatment._id}
      treatment={treatment}
      opens={serviceRequest(treatment.title, bookableTreatment(treatment), settings)}
      isExtra={index >= atFirst}
    />
  ))
  const more = treatments.length - atFirst
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {more > 0 ? (
        <ShowRest
          shown={atFirst}
          label={`View All Services (${more} more)`}
          turns={<ShelfTurns label={heading ?? ''} />}
        >
          {cards}
        </ShowRest>
      ) : (
        <>
          <ul className={treatmentGrid}>{cards}</ul>
          <div className="mt-4">
            <ShelfTurns label={heading ?? ''} />
          </div>
        </>
      )}
      {(note || link?.label) && (
        <p className="mt-6">
          {note}{' '}
          {link?.label && (
            <CmsLink href={link.href} className="text-link">
              {link.label}
            </CmsLink>
          )}
        </p>
      )}
    </Section>
  )
}

export const maxFeatured = 3
const intervalMs = 5000

/** Three cards to choose from, and the chosen one in full below them. */
const looks = {
  root: 'mt-10',
  panel:
    'grid overflow-clip rounded-b-card bg-sand-50 text-ink-700 [--focus:var(--color-agave-600)] noscript:rounded-card',
  controls: 'mt-2 justify-end',
}

/** The first three treatments (HOME-009), one after the other (HOME-010). */
export async function FeaturedTreatments({ heading, intro, anchor }: BlockOf<'featuredTreatments'>) {
  const [all, settings] = await Promise.all([listTreatments(), getBookingSettings()])
  const treatments = all.slice(0, maxFeatured)
  if (treatments.length === 0) return null
  return (
    <Section tone="agave" anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <Rotator
        label={heading ?? ''}
        intervalMs={intervalMs}
        looks={looks}
        items={treatments.map((treatment) => ({
          key: treatment._id,
          name: treatment.title ?? '',
          tab: <FeaturedTab {...treatment} />,
          content: (
            <FeaturedTreatment
              treatment={treatment}
              opens={serviceRequest(treatment.title, bookableTreatment(treatment), settings)}
            />
          ),
        }))}
      />
    </Section>
  )
}

export async function IvMenu({ heading, intro, categories, nothingFound, anchor }: BlockOf<'ivMenu'>) {
  const [services, settings] = await Promise.all([listIvServices(), getBookingSettings()])
  const { groups, placed } = menuGroups(services, categories)
  return (
    <>
      <section id={anchor || 'menu'} className="section-space band-sand">
        <div className="container-page">
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
