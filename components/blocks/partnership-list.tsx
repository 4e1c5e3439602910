import { IconDisc, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { listPartnershipTypes, type PartnershipType } from '@/lib/content/server/partnership-types'
import { Section } from './section'

export async function PartnershipList({ heading, intro, tone, anchor }: BlockOf<'partnershipList'>) {
  const types = await listPartnershipTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid">
        {types.map((partnership) => (
          <PartnershipCard key={partnership._id} partnership={partnership} />
        ))}
      </ul>
    </Section>
  )
}

/** For whom it is, what we do together, and what the partner gets. */
function PartnershipCard({
  partnership: { name, suits, description, benefits, icon },
}: {
  partnership: PartnershipType
}) {
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-sand-300 py-8 lap:grid-cols-3">
      <div>
        {isIconName(icon) && <IconDisc name={icon} className="mb-4" />}
        <h3 className="font-display text-title">{name}</h3>
        {suits && <p className="mt-1.5 text-sm font-semibold text-bloom-600">{suits}</p>}
      </div>
      <p>{description}</p>
      {benefits && (
        <ul className="ticks grid content-start gap-2">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
