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
      <ul className="mt-10 mb-8 grid grid-fit-60 gap-4 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3">
        {services.map(({ _id, title, description, price }) => (
          <li
            key={_id}
            className="flex flex-col justify-between gap-6 rounded-card border border-rule bg-card p-7"
          >
            <div>
              <h3>{title}</h3>
              {description && <p className="mt-2 text-sm/[1.43]">{description}</p>}
            </div>
            <p>
              from{' '}
              <Price
                dollars={price}
                of={{ id: _id, type: 'estimateService' }}
                className="[&>strong]:tracking-tighter [&>strong]:text-strong"
              />
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink link={block.link} look={tone === 'agave' ? 'light' : 'quiet'} />
    </Section>
  )
}
