import { ZipCheckIsland } from '@/components/areas/zip-check-island'
import { askingWords } from '@/lib/areas/zip-words'
import type { BlockOf } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'
import { getZipCheckText } from '@/lib/content/zip-check-text'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export async function ZipCheck({ _key, heading, intro, tone, anchor }: BlockOf<'zipCheck'>) {
  const [text, settings] = await Promise.all([getZipCheckText(), getSiteSettings()])
  return (
    <Section tone={tone} anchor={anchor} className="section-zip">
      <SectionHeading heading={heading} intro={intro} />
      <div className="zip-card">
        <ZipCheckIsland
          id={`${_key}-zip`}
          words={askingWords(text, 'page')}
          phone={settings?.phone ?? null}
        />
      </div>
    </Section>
  )
}
