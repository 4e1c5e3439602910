import { CmsLink } from '@/components/content/links'
import { ShowRest, treatmentGrid } from '@/components/treatments/show-rest'
import { TreatmentCard } from '@/components/treatments/treatment-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { ShelfTurns } from '@/components/ui/shelf'
import { bookableTreatment } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { BlockOf } from '@/lib/content/server/pages'
import { listTreatments } from '@/lib/content/server/treatments'
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
