import { CmsLink } from '@/components/content/links'
import { giftChoices, toneAt } from '@/components/gift-cards/choices'
import { GiftCard } from '@/components/gift-cards/gift-card'
import { GiftForm } from '@/components/gift-cards/gift-form'
import { SectionHeading } from '@/components/ui/section-heading'
import { listGiftPresets } from '@/lib/content/server/gift-presets'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

export async function GiftPresets(block: BlockOf<'giftPresets'>) {
  const [presets, settings] = await Promise.all([listGiftPresets(), getSiteSettings()])
  const {
    heading,
    intro,
    buyLabel,
    otherAmount,
    newPatientLink,
    balanceLink,
    anchor,
    formHeading,
    formIntro,
  } = block
  return (
    <>
      <section id={anchor || 'gift-options'} className="section-space band-sand">
        <div className="container-page">
          <SectionHeading heading={heading} intro={intro} />
          <ul className="mt-10 grid grid-fit-72 gap-x-cards gap-y-8 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3">
            {presets.map((preset, index) => (
              <GiftCard
                key={preset._id}
                preset={preset}
                tone={toneAt(index)}
                phone={settings?.phone}
                buyLabel={buyLabel || 'Purchase'}
              />
            ))}
          </ul>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-sand-300 pt-7">
            {otherAmount && <p className="max-w-[60ch] whitespace-pre-line">{otherAmount}</p>}
            {[newPatientLink, balanceLink].map(
              (link) =>
                link?.label && (
                  <CmsLink
                    key={link.label}
                    href={link.href}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {link.label}
                  </CmsLink>
                ),
            )}
          </div>
        </div>
      </section>
      <GiftForm
        heading={formHeading || 'Make it yours'}
        intro={formIntro}
        choices={giftChoices(presets)}
        phone={settings?.phone ?? null}
      />
    </>
  )
}
