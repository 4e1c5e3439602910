import { PartnershipCard } from '@/components/sponsorship/partnership-card'
import type { BlockOf } from '@/lib/content/pages'
import { listPartnershipTypes } from '@/lib/content/partnership-types'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export async function PartnershipList({ heading, intro, tone, anchor }: BlockOf<'partnershipList'>) {
  const types = await listPartnershipTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="partnerships">
        {types.map((partnership) => (
          <PartnershipCard key={partnership._id} partnership={partnership} />
        ))}
      </ul>
    </Section>
  )
}
