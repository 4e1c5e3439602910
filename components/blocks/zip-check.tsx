import { ZipCheckIsland } from '@/components/areas/islands'
import { ZipForm } from '@/components/areas/zip-form'
import { SectionHeading } from '@/components/ui/section-heading'
import { askingWords } from '@/lib/care/areas/server/zip'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { getZipCheckText } from '@/lib/content/server/zip-check-text'
import { Section } from './section'

export async function ZipCheck({ _key, heading, intro, tone, anchor }: BlockOf<'zipCheck'>) {
  const [text, settings] = await Promise.all([getZipCheckText(), getSiteSettings()])
  const id = `${_key}-zip`
  const words = askingWords(text, 'page')
  return (
    <Section tone={tone} anchor={anchor} container="grid items-start gap-x-split gap-y-8 md:grid-cols-2">
      <SectionHeading heading={heading} intro={intro} />
      <div className="card p-card text-ink-700 shadow-soft [--focus:var(--color-agave-600)]">
        <div className="grid min-w-0 gap-2">
          <ZipCheckIsland id={id} words={words} phone={settings?.phone ?? null}>
            <ZipForm id={id} words={words} />
          </ZipCheckIsland>
        </div>
      </div>
    </Section>
  )
}
