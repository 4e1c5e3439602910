import type { BlockOf } from '@/lib/content/pages'
import { listServiceAreas } from '@/lib/content/service-areas'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export async function ServiceAreaMap({ heading, intro, tone, anchor }: BlockOf<'serviceAreaMap'>) {
  const areas = await listServiceAreas()
  return (
    <Section tone={tone} anchor={anchor} className="section-split">
      <SectionHeading heading={heading} intro={intro} />
      <ul className="area-names">
        {areas.map(({ _id, city, responseTime }) => (
          <li key={_id}>
            {city} {responseTime && <small>{responseTime}</small>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
