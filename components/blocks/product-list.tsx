import { ButtonLink } from '@/components/content/links'
import { listRows } from '@/components/products/list-rows'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

const looks: Record<string, string> = {
  injections: 'mt-10 grid-fill-96 gap-x-[clamp(2rem,5vw,4.5rem)]',
  giftCards: 'mt-10 grid-fit-56 gap-6',
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
      <ul className={`grid content-start ${looks[kind ?? ''] ?? ''}`}>{rows}</ul>
    </Section>
  )
}
