import { CallLink } from '@/components/content/call-link'
import { ButtonLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { DiscountForm } from '@/components/forms/discount-form'
import { PackageCard, PlanCard } from '@/components/membership/plan-card'
import { SectionHeading } from '@/components/ui/page-intro'
import { ShelfTurns } from '@/components/ui/shelf'
import { Table } from '@/components/ui/table'
import { planRequest } from '@/lib/care/booking/shared/request'
import { chosen } from '@/lib/content/server/chosen'
import {
  listEstimateServices,
  listMembershipPlans,
  listPackages,
  type MembershipPlan,
} from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/prices'
import { getSiteSettings } from '@/lib/content/server/settings'
import { formatCents } from '@/lib/platform/shared/money'
import { Section } from './section'

/** A card for each plan; 'Most Popular' stands on the featured one (MEMB-003), on none when several are. */
export async function PlanList({ heading, intro, anchor }: BlockOf<'planList'>) {
  const plans = await listMembershipPlans()
  const featured = plans.filter(({ isFeatured }) => isFeatured)
  return (
    <section id={anchor || 'plans'} className="section-space band-sand">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <ul className="mt-10 grid grid-fit-64 gap-4">
          {plans.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              opens={planRequest(plan, plans)}
              isHighlighted={featured.length === 1 && featured[0] === plan}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What plans are compared by; the Markdown of the page has the same lines. */
export const planFacts: { label: string; value: (plan: MembershipPlan) => string | null }[] = [
  { label: 'Price', value: priceInWords },
  { label: 'IV drips each month', value: ({ drips }) => drips },
  { label: 'Vitamin shots each month', value: ({ shots }) => shots },
  { label: 'Everything else', value: ({ discount }) => discount },
]

/** The plans as a table, where the screen is wide enough for one; the cards say the same. */
export async function PlanComparison({ heading, intro, anchor }: BlockOf<'planComparison'>) {
  const plans = await listMembershipPlans()
  return (
    <section id={anchor || undefined} className="plain section-space max-md:hidden">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <Table
          caption={heading ?? ''}
          columns={plans.map(({ name }) => name)}
          rows={planFacts.map(({ label, value }) => ({ label, cells: plans.map(value) }))}
        />
      </div>
    </section>
  )
}

function priceInWords({ price, period }: MembershipPlan): string | null {
  const cents = priceCents(price)
  return cents === null ? null : `${formatCents(cents)}${period ? ` a ${period}` : ''}`
}

export async function PackageList({ heading, intro }: BlockOf<'packageList'>) {
  const packages = await listPackages()
  const featured = packages.filter(({ isFeatured }) => isFeatured)
  return (
    <section id="packages" className="section-space on-dark bg-agave-800">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <ul className="shelf mt-10 grid grid-fit-60 gap-4" data-print="packages">
          {packages.map((each) => (
            <PackageCard
              key={each._id}
              package={each}
              isHighlighted={featured.length === 1 && featured[0] === each}
            />
          ))}
        </ul>
        <div className="mt-4">
          <ShelfTurns label={heading ?? 'Packages'} />
        </div>
      </div>
    </section>
  )
}

export async function OfferCards({ heading, intro, offers, anchor }: BlockOf<'offerCards'>) {
  const settings = await getSiteSettings()
  return (
    <Section tone="sand" anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-4 lap:grid-cols-2">
        {offers?.map(({ _key, figure, title, text, link, hasCallButton, hasCodeForm }) => (
          <li
            key={_key}
            className="grid overflow-clip rounded-card border border-sand-300 bg-white md:grid-cols-[11.5rem_1fr]"
          >
            {/* A ticket: the figure is the part that would be torn off. */}
            <p className="grid items-center justify-items-start border-b-2 border-dashed border-sand-300 bg-amber-100 px-6 py-5 font-display text-offer text-bloom-600 md:justify-items-center md:border-e-2 md:border-b-0 md:text-center">
              {figure}
            </p>
            <div className="p-6">
              <h3 id={`${_key}-title`}>{title}</h3>
              {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
              {hasCodeForm && <DiscountForm id={_key} />}
              <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
                <ButtonLink link={link} look="primary" />
                {hasCallButton && (
                  <CallLink
                    phone={settings?.phone}
                    label={`Call ${settings?.phone}`}
                    about={title}
                    className="button button-primary"
                  />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export async function StartingPrices({ tone, anchor, ...block }: BlockOf<'startingPrices'>) {
  const services = chosen(await listEstimateServices(), block.services)
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={block.heading} intro={block.intro} />
      <ul className="mt-10 mb-8 grid grid-fit-60 gap-4 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3">
        {services.map(({ _id, title, description, price }) => (
          <li
            key={_id}
            className="flex flex-col justify-between gap-6 rounded-card border border-rule bg-card p-7"
          >
            <div>
              <h3>{title}</h3>
              {description && <p className="mt-2 text-sm/[1.43]">{description}</p>}
            </div>
            <p>
              from{' '}
              <Price
                dollars={price}
                of={{ id: _id, type: 'estimateService' }}
                className="[&>strong]:tracking-tighter [&>strong]:text-strong"
              />
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink link={block.link} look={tone === 'agave' ? 'light' : 'quiet'} />
    </Section>
  )
}
