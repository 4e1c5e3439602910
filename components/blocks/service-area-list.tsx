import { AreaCard } from '@/components/areas/area-card'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { listServiceAreas } from '@/lib/content/server/service-areas'
import { Section } from './section'

/** The primary areas as cards, the extended ones in rows (AREA-001, AREA-002). */
export async function ServiceAreaList(block: BlockOf<'serviceAreaList'>) {
  const { heading, intro, reach, unknownTime, tone, anchor } = block
  const isExtended = reach === 'extended'
  const areas = (await listServiceAreas()).filter(({ isPrimary }) => Boolean(isPrimary) !== isExtended)
  return (
    <Section tone={tone} anchor={anchor} className={isExtended ? 'section-split' : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={isExtended ? 'area-rows' : 'areas'}>
        {areas.map((area) => (
          <AreaCard key={area._id} area={area} unknownTime={unknownTime} />
        ))}
      </ul>
    </Section>
  )
}
