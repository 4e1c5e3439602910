import { CmsLink } from '@/components/content/cms-link'
import { GiftCard } from '@/components/gift-cards/gift-card'
import { toneAt } from '@/components/gift-cards/tones'
import { listGiftPresets } from '@/lib/content/gift-presets'
import type { BlockOf } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'
import { SectionHeading } from './section-heading'

export async function GiftPresets(block: BlockOf<'giftPresets'>) {
  const [presets, settings] = await Promise.all([listGiftPresets(), getSiteSettings()])
  const { heading, intro, buyLabel, otherAmount, newPatientLink, anchor } = block
  return (
    <section id={anchor || 'gift-options'} className="section-space band-sand">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <ul className="gifts">
          {presets.map((preset, index) => (
            <GiftCard
              key={preset._id}
              preset={preset}
              tone={toneAt(index)}
              phone={settings?.phone}
              buyLabel={buyLabel || 'Call to buy'}
            />
          ))}
        </ul>
        <div className="gift-notes">
          {otherAmount && <p className="max-w-[60ch] whitespace-pre-line">{otherAmount}</p>}
          {newPatientLink?.label && (
            <CmsLink href={newPatientLink.href} className="text-link">
              {newPatientLink.label}
            </CmsLink>
          )}
        </div>
      </div>
    </section>
  )
}
