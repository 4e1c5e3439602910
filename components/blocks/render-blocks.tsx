import type { BlockOf, PageBlock } from '@/lib/content/server/pages'
import { log } from '@/lib/platform/telemetry/server/log'
import { ServiceAreaList, ServiceAreaMap, ZipCheck } from './areas'
import { BookingCallout, GoodFaithExam } from './booking'
import { CardGrid } from './card-grid'
import { ClientPortal, ContactCards, ContactPanel } from './contact'
import { DripFinder } from './drip-finder'
import { EventTypeList, PartnershipList, PastEventList, UpcomingEventList } from './events'
import { BadgeList, CounterBand, FactSheet, FaqList, StatBand } from './facts'
import { Hero } from './hero'
import { OfferCards, PackageList, PlanComparison, PlanList, StartingPrices } from './offers'
import { JobList, TeamList, TestimonialRotator } from './people'
import { RequestForm } from './request-form'
import { GiftPresets, InjectionShop, ProductList } from './shop'
import { StepSelector, Steps } from './steps'
import { Acknowledgment, Callout, LegalText, Mission, Notice, RichText, Split } from './texts'
import { FeaturedTreatments, IvMenu, TreatmentMenu } from './treatments'

/**
 * A page's blocks from top to bottom; a ZIP check right below the first hero stands in it. That hero holds the h1; a
 * page without one gets its title for screen readers, unless what stands above the blocks has it (null).
 */
export function RenderBlocks({ blocks, title }: { blocks: PageBlock[]; title: string | null }) {
  const firstHero = blocks.find(({ _type }) => _type === 'hero')
  const titleAt = firstHero ? blocks.indexOf(firstHero) : -1
  const next = blocks[titleAt + 1]
  const zipOfHero = firstHero && next?._type === 'zipCheck' ? next : null
  return (
    <>
      {!firstHero && title !== null && <h1 className="sr-only">{title}</h1>}
      {blocks.map((block, index) =>
        block === zipOfHero ? null : renderBlock(block, block === firstHero, index < titleAt, zipOfHero),
      )}
    </>
  )
}

function renderBlock(
  block: PageBlock,
  isFirstHero: boolean,
  isAboveTitle: boolean,
  zipOfHero: BlockOf<'zipCheck'> | null,
) {
  switch (block._type) {
    case 'hero': {
      const zipCheck = isFirstHero && zipOfHero ? <ZipCheck {...zipOfHero} isInHero /> : null
      return <Hero key={block._key} {...block} isFirst={isFirstHero} zipCheck={zipCheck} />
    }
    case 'injectionShop':
      return <InjectionShop key={block._key} {...block} />
    case 'packageList':
      return <PackageList key={block._key} {...block} />
    case 'upcomingEventList':
      return <UpcomingEventList key={block._key} {...block} />
    case 'pastEventList':
      return <PastEventList key={block._key} {...block} />
    case 'eventTypeList':
      return <EventTypeList key={block._key} {...block} />
    case 'jobList':
      return <JobList key={block._key} {...block} />
    case 'serviceAreaList':
      return <ServiceAreaList key={block._key} {...block} />
    case 'serviceAreaMap':
      return <ServiceAreaMap key={block._key} {...block} />
    case 'zipCheck':
      return <ZipCheck key={block._key} {...block} />
    case 'partnershipList':
      return <PartnershipList key={block._key} {...block} />
    case 'steps':
      return <Steps key={block._key} {...block} />
    case 'callout':
      return <Callout key={block._key} {...block} />
    case 'richText':
      return <RichText key={block._key} {...block} />
    case 'cardGrid':
      return <CardGrid key={block._key} {...block} />
    case 'statBand':
      return <StatBand key={block._key} {...block} />
    case 'badgeList':
      return <BadgeList key={block._key} {...block} />
    case 'faqList':
      return <FaqList key={block._key} {...block} />
    case 'notice':
      return <Notice key={block._key} {...block} isAboveTitle={isAboveTitle} />
    case 'split':
      return <Split key={block._key} {...block} />
    case 'contactPanel':
      return <ContactPanel key={block._key} {...block} />
    case 'contactCards':
      return <ContactCards key={block._key} {...block} />
    case 'factSheet':
      return <FactSheet key={block._key} {...block} />
    case 'mission':
      return <Mission key={block._key} {...block} />
    case 'legalText':
      return <LegalText key={block._key} {...block} />
    case 'acknowledgment':
      return <Acknowledgment key={block._key} {...block} />
    case 'ivMenu':
      return <IvMenu key={block._key} {...block} />
    case 'dripFinder':
      return <DripFinder key={block._key} {...block} />
    case 'planList':
      return <PlanList key={block._key} {...block} />
    case 'planComparison':
      return <PlanComparison key={block._key} {...block} />
    case 'giftPresets':
      return <GiftPresets key={block._key} {...block} />
    case 'productList':
      return <ProductList key={block._key} {...block} />
    case 'bookingCallout':
      return <BookingCallout key={block._key} {...block} />
    case 'clientPortal':
      return <ClientPortal key={block._key} {...block} />
    case 'counterBand':
      return <CounterBand key={block._key} {...block} />
    case 'featuredTreatments':
      return <FeaturedTreatments key={block._key} {...block} />
    case 'goodFaithExam':
      return <GoodFaithExam key={block._key} {...block} />
    case 'offerCards':
      return <OfferCards key={block._key} {...block} />
    case 'stepSelector':
      return <StepSelector key={block._key} {...block} />
    case 'teamList':
      return <TeamList key={block._key} {...block} />
    case 'testimonialRotator':
      return <TestimonialRotator key={block._key} {...block} />
    case 'treatmentMenu':
      return <TreatmentMenu key={block._key} {...block} />
    case 'requestForm':
      return <RequestForm key={block._key} {...block} />
    case 'startingPrices':
      return <StartingPrices key={block._key} {...block} />
    default:
      return unknownBlock(block)
  }
}

/** A forgotten block is a build error here; one that only the data knows leaves a gap and a line in the log. */
function unknownBlock(block: never) {
  const { _type, _key } = block as { _type?: string; _key?: string }
  log.error('content', 'A block that has no component was left out', { place: `${_type} (${_key})` })
  return null
}
