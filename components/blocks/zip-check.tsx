import { ZipCheckIsland } from '@/components/areas/islands'
import { ZipForm } from '@/components/areas/zip-form'
import { SectionHeading } from '@/components/ui/section-heading'
import { askingWords } from '@/lib/care/areas/server/zip'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { getZipCheckText } from '@/lib/content/server/zip-check-text'
import { Section } from './section'

type Props = BlockOf<'zipCheck'> & { isInHero?: boolean }

export async function ZipCheck({ _key, heading, intro, tone, anchor, isInHero = false }: Props) {
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
