import { ButtonLink } from '@/components/content/links'
import { listRows } from '@/components/products/list-rows'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

const looks: Record<string, string> = {
  // Columns, not a grid: of fifteen none stands alone in the last row.
  injections: 'mt-10 columns-[22rem] gap-x-columns *:break-inside-avoid',
  giftCards:
    'mt-10 grid content-start grid-fit-60 gap-6 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3',
}

export async function ProductList({ heading, intro, kind, link, tone, anchor }: BlockOf<'productList'>) {
  const rows = await listRows(kind, link)
  return (
    <Section tone={tone} anchor={anchor} container={kind === 'plans' ? split : ''}>
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <p className="mt-6">
          <ButtonLink link={link} look={tone === 'agave' ? 'outline-light' : 'quiet'} />
        </p>
      </div>
      <ul className={looks[kind ?? '']}>{rows}</ul>
    </Section>
  )
}
