import type { ReactNode } from 'react'
import { CompareForm } from '@/components/iv-menu/compare-form'
import { PageIntro } from '@/components/ui/page-intro'
import { Table } from '@/components/ui/table'
import { type Detail, getDetail, partsOf } from '@/lib/content/server/details'
import type { IvService } from '@/lib/content/server/menu'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import type { Compared } from '@/lib/content/shared/compare'
import { detailFolders, detailPath } from '@/lib/content/shared/detail-path'
import { formatCents } from '@/lib/platform/shared/money'
import { askFirstOf, SampleNote } from './offering-parts'

type Drip = Extract<Detail, { type: 'ivService' }>
type Props = { services: IvService[]; compared: Compared }

/** Drips side by side: price, time, what is in each, who should ask first; below it the choice of others. */
export async function Comparison({ services, compared: { slugs, problem } }: Props) {
  const details = await Promise.all(slugs.map((slug) => getDetail({ type: 'ivService', slug })))
  const drips = details.filter((detail): detail is Drip => detail?.type === 'ivService')
  return (
    <>
      {drips.some(({ isApproved }) => !isApproved) && <SampleNote />}
      <section className="section-space">
        <div className="container-page">
          <PageIntro
            eyebrow="IV therapy"
            title="Compare drips"
            text={problem ?? 'What’s in each, how long it takes, what it costs, and who should ask first.'}
          />
          {drips.length > 1 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
            <section aria-label="Comparison, scrolls sideways" tabIndex={0} className="overflow-auto">
              <div className={widths[drips.length]}>
                <Table
                  hasHeadRows
                  caption={`${drips.map(({ of }) => of.name).join(', ')} compared`}
                  columns={drips.map(({ of }) => of.name)}
                  rows={rows.map(({ label, cell }) => ({ label, cells: drips.map(cell) }))}
                />
              </div>
            </section>
          )}
        </div>
      </section>
      <section className="section-space band-sand" id="choose">
        <div className="container-page">
          <h2>{drips.length > 1 ? 'Compare others' : 'Choose your drips'}</h2>
          <CompareForm services={services} chosen={slugs} />
          <p className="mt-8">
            <a href={detailFolders.ivService} className="text-link">
              Back to the menu
            </a>
          </p>
        </div>
      </section>
    </>
  )
}

/** On phones two columns and the beginning of the third. */
const widths: Record<number, string> = { 3: 'max-md:w-[138%]', 4: 'max-md:w-[184%]' }

const list = (items: string[]) =>
  items.length > 0 ? (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ) : (
    'Ask us'
  )

function prices({ of }: Drip): string[] {
  const cents = priceCents(of.price)
  const dosages = pricedDosages(of).map(({ label, words }) => `${label}: ${words}`)
  return dosages.length > 0 ? dosages : cents === null ? [] : [formatCents(cents)]
}

const rows: { label: string; cell: (drip: Drip) => ReactNode }[] = [
  { label: 'Price', cell: (drip: Drip) => list(prices(drip)) },
  { label: 'Time', cell: ({ of }: Drip) => of.duration || 'Ask us' },
  {
    label: 'What’s in it',
    cell: ({ facts }: Drip) =>
      list(
        partsOf(facts).map(({ amount, ingredient: { name } }) =>
          amount ? `${name} (${amount})` : `${name}`,
        ),
      ),
  },
  { label: 'Ask first about', cell: ({ facts }: Drip) => list(askFirstOf(facts).map(({ title }) => title)) },
  {
    label: 'More',
    cell: ({ of }: Drip) => (
      <a href={detailPath('ivService', of.slug) ?? detailFolders.ivService} className="text-link">
        All about {of.name}
      </a>
    ),
  },
]
