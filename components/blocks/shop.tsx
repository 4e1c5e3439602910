import { ButtonLink, CmsLink } from '@/components/content/links'
import { giftChoices, toneAt } from '@/components/gift-cards/choices'
import { GiftCard } from '@/components/gift-cards/gift-card'
import { GiftForm } from '@/components/gift-cards/gift-form'
import { categoryNames, InjectionCard, usedCategories } from '@/components/injections/injection-card'
import { listRows } from '@/components/products/list-rows'
import { Filter } from '@/components/ui/filter'
import { SectionHeading } from '@/components/ui/page-intro'
import { bookableInjection } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { listGiftPresets, listInjections } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { Section, split } from './section'

export async function InjectionShop({ heading, intro }: BlockOf<'injectionShop'>) {
  const [injections, settings] = await Promise.all([listInjections(), getBookingSettings()])
  return (
    <section id="injections" className="section-space border-y border-sand-200 bg-sand-100">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <Filter
          name="category"
          legend="Show injections for"
          total={injections.length}
          choices={usedCategories(injections).map(({ category, count }) => ({
            value: category,
            label: categoryNames[category],
            count,
            hue: category,
          }))}
          className="mt-8 mb-6 lg:mt-10 lg:mb-8"
        />
        <ul className="grid grid-fill-76 gap-cards" data-filtered data-print="list">
          {injections.map((injection) => (
            <InjectionCard
              key={injection._id}
              injection={injection}
              opens={serviceRequest(injection.name, bookableInjection(injection), settings)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

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
