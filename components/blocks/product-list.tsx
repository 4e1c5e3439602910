import { ButtonLink } from '@/components/content/links'
import { listRows } from '@/components/products/list-rows'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

const looks: Record<string, string> = { injections: 'products-cart', giftCards: 'product-faces' }

export async function ProductList({ heading, intro, kind, link, tone, anchor }: BlockOf<'productList'>) {
  const rows = await listRows(kind, link)
  return (
    <Section tone={tone} anchor={anchor} className={kind === 'plans' ? 'section-split' : ''}>
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <p className="mt-6">
          <ButtonLink link={link} look={tone === 'agave' ? 'outline-light' : 'quiet'} />
        </p>
      </div>
      <ul className={`products ${looks[kind ?? ''] ?? ''}`}>{rows}</ul>
    </Section>
  )
}
