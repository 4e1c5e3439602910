import { ValleyMap } from '@/components/art/valley-map'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { listServiceAreas } from '@/lib/content/server/service-areas'
import { Section, split } from './section'

export async function ServiceAreaMap({ heading, intro, tone, anchor }: BlockOf<'serviceAreaMap'>) {
  const areas = await listServiceAreas()
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <ValleyMap areas={areas} />
    </Section>
  )
}
