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
    <Section tone={tone} anchor={anchor} className="section-zip">
      <SectionHeading heading={heading} intro={intro} />
      <div className="zip-card">
        <div className="zip">
          <ZipCheckIsland id={id} words={words} phone={settings?.phone ?? null}>
            <ZipForm id={id} words={words} />
          </ZipCheckIsland>
        </div>
      </div>
    </Section>
  )
}
