import { FeaturedTab, FeaturedTreatment } from '@/components/treatments/featured-treatment'
import { Rotator } from '@/components/ui/rotator'
import { SectionHeading } from '@/components/ui/section-heading'
import { bookableTreatment } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { BlockOf } from '@/lib/content/server/pages'
import { listTreatments } from '@/lib/content/server/treatments'
import { Section } from './section'

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
