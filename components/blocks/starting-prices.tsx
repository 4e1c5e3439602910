import { ButtonLink } from '@/components/content/button-link'
import { Price } from '@/components/content/price'
import { chosen } from '@/lib/content/chosen'
import { listEstimateServices } from '@/lib/content/estimate-services'
import type { BlockOf } from '@/lib/content/pages'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export async function StartingPrices({
  heading,
  intro,
  services,
  link,
  tone,
  anchor,
}: BlockOf<'startingPrices'>) {
  const all = await listEstimateServices()
  return (
    <Section tone={tone} anchor={anchor} className="section-split">
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <p className="mt-7 empty:hidden">
          <ButtonLink link={link} look={tone === 'agave' ? 'light' : 'quiet'} />
        </p>
      </div>
      <ul className="starting-prices">
        {chosen(all, services).map(({ _id, title, description, price }) => (
          <li key={_id}>
            <div>
              <h3>{title}</h3>
              {description && <p className="mt-1 text-sm">{description}</p>}
            </div>
            <p className="starting-price">
              <span>from</span> <Price dollars={price} originalDollars={null} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
