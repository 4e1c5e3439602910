import { AreaCard } from '@/components/areas/area-card'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { listServiceAreas } from '@/lib/content/server/service-areas'
import { Section, split } from './section'

/** The primary areas as cards, the extended ones in rows (AREA-001, AREA-002). */
export async function ServiceAreaList(block: BlockOf<'serviceAreaList'>) {
  const { heading, intro, reach, unknownTime, tone, anchor } = block
  const isExtended = reach === 'extended'
  const areas = (await listServiceAreas()).filter(({ isPrimary }) => Boolean(isPrimary) !== isExtended)
  return (
    <Section tone={tone} anchor={anchor} container={isExtended ? split : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={isExtended ? undefined : cards}>
        {areas.map((area) => (
          <AreaCard key={area._id} area={area} unknownTime={unknownTime} isRow={isExtended} />
        ))}
      </ul>
    </Section>
  )
}

const cards = 'mt-10 grid grid-fit-104 gap-4'
