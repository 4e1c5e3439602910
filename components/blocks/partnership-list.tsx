import { PartnershipCard } from '@/components/sponsorship/partnership-card'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { listPartnershipTypes } from '@/lib/content/server/partnership-types'
import { Section } from './section'

export async function PartnershipList({ heading, intro, tone, anchor }: BlockOf<'partnershipList'>) {
  const types = await listPartnershipTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-11 grid">
        {types.map((partnership) => (
          <PartnershipCard key={partnership._id} partnership={partnership} />
        ))}
      </ul>
    </Section>
  )
}
