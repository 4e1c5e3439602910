import { ButtonLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { SectionHeading } from '@/components/ui/section-heading'
import { chosen } from '@/lib/content/server/chosen'
import { listEstimateServices } from '@/lib/content/server/estimate-services'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export async function StartingPrices({ tone, anchor, ...block }: BlockOf<'startingPrices'>) {
  const services = chosen(await listEstimateServices(), block.services)
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={block.heading} intro={block.intro} />
      <ul className="starting-prices">
        {services.map(({ _id, title, description, price }) => (
          <li key={_id}>
            <div>
              <h3>{title}</h3>
              {description && <p className="mt-2 text-sm">{description}</p>}
            </div>
            <p className="starting-price">
              from <Price dollars={price} of={{ id: _id, type: 'estimateService' }} />
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink link={block.link} look={tone === 'agave' ? 'light' : 'quiet'} />
    </Section>
  )
}
