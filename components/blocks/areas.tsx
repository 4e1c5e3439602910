import { AreaCard } from '@/components/areas/area-card'
import { ZipCheckIsland } from '@/components/areas/islands'
import { ZipForm } from '@/components/areas/zip-form'
import { ValleyMap } from '@/components/art/valley-map'
import { SectionHeading } from '@/components/ui/page-intro'
import { askingWords } from '@/lib/care/areas/server/zip'
import { getZipCheckText } from '@/lib/content/server/form-texts'
import type { BlockOf } from '@/lib/content/server/pages'
import { listServiceAreas } from '@/lib/content/server/service-areas'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Section, split } from './section'

/** The primary areas as cards, the extended ones in rows (AREA-001, AREA-002). */
export async function ServiceAreaList(block: BlockOf<'serviceAreaList'>) {
  const { heading, intro, reach, unknownTime, tone, anchor } = block
  const isExtended = reach === 'extended'
  const areas = (await listServiceAreas()).filter(({ isPrimary }) => Boolean(isPrimary) !== isExtended)
  return (
    <Section tone={tone} anchor={anchor} container={isExtended ? split : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={isExtended ? undefined : cards}>
        {areas.map((area) => (
          <AreaCard key={area._id} area={area} unknownTime={unknownTime} isRow={isExtended} />
        ))}
      </ul>
    </Section>
  )
}

const cards = 'mt-10 grid grid-fit-104 gap-4'

export async function ServiceAreaMap({ heading, intro, tone, anchor }: BlockOf<'serviceAreaMap'>) {
  const areas = await listServiceAreas()
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <ValleyMap areas={areas} />
    </Section>
  )
}

type ZipCheckProps = BlockOf<'zipCheck'> & { isInHero?: boolean }

export async function ZipCheck({ _key, heading, intro, tone, anchor, isInHero = false }: ZipCheckProps) {
  const [text, settings] = await Promise.all([getZipCheckText(), getSiteSettings()])
  const id = `${_key}-zip`
  const words = askingWords(text, 'page')
  const form = (
    <div className="grid min-w-0 gap-2">
      <ZipCheckIsland id={id} words={words} phone={settings?.phone ?? null}>
        <ZipForm id={id} words={words} isCompact={isInHero} />
      </ZipCheckIsland>
    </div>
  )
  if (isInHero)
    return (
      <section id={anchor || undefined} aria-labelledby={`${id}-heading`} className="mt-5">
        <h2 id={`${id}-heading`} className="mb-1 font-text text-lg/[1.3] font-bold tracking-normal">
          {heading}
        </h2>
        {form}
        {intro && <p className="mt-2 max-w-104 text-sm text-ink-500">{intro}</p>}
      </section>
    )
  return (
    <Section tone={tone} anchor={anchor} container="grid items-start gap-x-split gap-y-8 md:grid-cols-2">
      <SectionHeading heading={heading} intro={intro} />
      <div className="card p-card text-ink-700 shadow-soft [--focus:var(--color-agave-600)]">{form}</div>
    </Section>
  )
}
