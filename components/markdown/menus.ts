import { planFacts } from '@/components/blocks/offers'
import { maxFeatured } from '@/components/blocks/treatments'
import { amountHelp } from '@/components/gift-cards/words'
import { categoryNames } from '@/components/injections/injection-card'
import { compareWords } from '@/components/iv-menu/compare-form'
import { menuGroups } from '@/components/iv-menu/menu'
import { chosen } from '@/lib/content/server/chosen'
import {
  type GiftPreset,
  type Injection,
  type IvService,
  listEstimateServices,
  listGiftPresets,
  listInjections,
  listIvServices,
  listMembershipPlans,
  listPackages,
  listTreatments,
  type MembershipPlan,
  type Package,
  type Treatment,
} from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import { savingsPercent } from '@/lib/shop/gift-cards/shared/gift-card'
import { dripFinder } from './drip-finder'
import {
  blocks,
  doAt,
  facts,
  heading,
  link,
  list,
  opening,
  paragraphs,
  points,
  price,
  table,
  words,
} from './pen'

type Menu =
  | 'injectionShop'
  | 'ivMenu'
  | 'dripFinder'
  | 'packageList'
  | 'planList'
  | 'planComparison'
  | 'giftPresets'
type Prices = 'productList' | 'treatmentMenu' | 'featuredTreatments' | 'startingPrices'

/** The blocks that state prices, from the getters of the page itself: what costs what is the same in both. */
export const menus: {
  [Type in Menu | Prices]: (block: BlockOf<Type>, here: string) => Promise<string>
} = {
  injectionShop: async (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listInjections()).map(injection),
      doAt('Book, or add to your cart', here, 'injections'),
    ),

  ivMenu: async (block, here) => {
    const { groups, placed } = menuGroups(await listIvServices(), block.categories)
    const shown = groups.flatMap(({ key, label, intro }) => [
      blocks(heading(3, label), paragraphs(intro)),
      ...placed.filter(({ category }) => category === key).map(({ service }) => ivService(service)),
    ])
    return blocks(
      opening(block.heading, block.intro),
      ...shown,
      doAt('Book', here, block.anchor || 'menu'),
      placed.length > 1 &&
        blocks(opening(compareWords.heading, compareWords.intro), doAt('Compare', here, 'compare')),
    )
  },

  dripFinder,

  packageList: async (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listPackages()).map(offerPackage),
      doAt('Choose your package', here, 'packages'),
    ),

  planList: async (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listMembershipPlans()).map(plan),
      doAt('Join', here, block.anchor || 'plans'),
    ),

  planComparison: async (block) => {
    const plans = await listMembershipPlans()
    const rows = planFacts.map(({ label, value }) => ({
      label: words(label),
      cells: plans.map((one) => words(value(one)) || 'Not included'),
    }))
    const names = plans.map(({ name }) => words(name))
    return blocks(opening(block.heading, block.intro), plans.length > 0 && table(names, rows))
  },

  giftPresets: async (block, here) => {
    const presets = await listGiftPresets()
    return blocks(
      opening(block.heading, block.intro),
      ...presets.map(giftCard),
      paragraphs(block.otherAmount),
      facts(link(block.newPatientLink, here), link(block.balanceLink, here)),
      opening(block.formHeading || 'Make it yours', block.formIntro),
      words(amountHelp(null)),
      doAt('Fill in the form', here, 'gift-form'),
    )
  },

  productList: async (block, here) =>
    blocks(opening(block.heading, block.intro), list(await rowsOf(block.kind)), link(block.link, here)),

  treatmentMenu: async (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listTreatments()).map(treatment),
      facts(words(block.note), link(block.link, here)),
      doAt('Book', here, block.anchor),
    ),

  featuredTreatments: async (block) => {
    const featured = (await listTreatments()).slice(0, maxFeatured)
    if (featured.length === 0) return ''
    return blocks(opening(block.heading, block.intro), ...featured.map(treatment))
  },

  startingPrices: async (block, here) => {
    const services = chosen(await listEstimateServices(), block.services)
    const each = services.map(({ title, description, price: dollars }) => {
      const amount = price(dollars)
      return facts(words(title), words(description), amount && `from ${amount}`)
    })
    return blocks(opening(block.heading, block.intro), list(each), link(block.link, here))
  },
}

const minutes = (count: number | null) => count !== null && `${count} minutes`

const injection = (one: Injection) =>
  blocks(heading(3, one.name), injectionOffer(one), paragraphs(one.description), points(one.features))

/** What an injection costs, its kind and its time. */
export const injectionOffer = (one: Injection) =>
  facts(
    price(one.price, one.originalPrice),
    one.category && categoryNames[one.category],
    minutes(one.durationMinutes),
  )

/** An injection in one line, as it stands in a list of prices. */
export const injectionLine = ({ name, durationMinutes, price: dollars, originalPrice }: Injection) =>
  facts(words(name), minutes(durationMinutes), price(dollars, originalPrice))

const ivService = (one: IvService) =>
  blocks(heading(4, one.name), serviceOffer(one), paragraphs(one.description), points(one.features))

/** What a drip costs, by dosage where it has several prices, and its time. */
export function serviceOffer(service: IvService): string {
  const dosages = pricedDosages(service)
  return blocks(
    facts(dosages.length === 0 && price(service.price), words(service.duration), words(service.badge)),
    list(dosages.map(({ label, words: amount }) => `${words(label)}: **${amount}**`)),
  )
}

const offerPackage = (offer: Package) =>
  blocks(heading(3, offer.name), perPeriod(offer, '/'), paragraphs(offer.description), points(offer.features))

const plan = (one: MembershipPlan) =>
  blocks(heading(3, one.name), paragraphs(one.description), planOffer(one))

/** What a plan costs, includes and saves. */
export const planOffer = (one: MembershipPlan) =>
  blocks(perPeriod(one, ' a '), points(one.features), paragraphs(one.savings))

function perPeriod(
  { price: dollars, period }: Pick<MembershipPlan, 'price' | 'period'>,
  per: string,
): string {
  const amount = price(dollars)
  return amount && `${amount}${period ? `${per}${words(period)}` : ''}`
}

function giftCard({ title, amount, originalPrice, isPopular, description, features }: GiftPreset): string {
  const [cost, value] = [priceCents(amount), priceCents(originalPrice)]
  const percent = cost !== null && value !== null && savingsPercent(cost, value)
  return blocks(
    heading(3, title),
    facts(price(amount, originalPrice, 'worth'), percent ? `Save ${percent}%` : '', isPopular && 'Popular'),
    paragraphs(description),
    points(features),
  )
}

function treatment(one: Treatment): string {
  const { title, subtitle, duration, satisfaction, isPopular, isTrending } = one
  return blocks(
    heading(3, title),
    facts(
      price(one.price, one.originalPrice),
      words(duration),
      words(subtitle),
      typeof satisfaction === 'number' && `${satisfaction}% satisfied`,
      isPopular && 'Popular',
      isTrending && 'Trending',
    ),
    paragraphs(one.description),
    points(one.features),
  )
}

async function rowsOf(kind: BlockOf<'productList'>['kind']): Promise<string[]> {
  switch (kind) {
    case 'injections':
      return (await listInjections()).map(injectionLine)
    case 'plans':
      return (await listMembershipPlans()).map((one) =>
        facts(words(one.name), perPeriod(one, ' a '), ...(one.features ?? []).slice(0, 3).map(words)),
      )
    case 'giftCards':
      return (await listGiftPresets()).map(({ title, amount, originalPrice }) =>
        facts(words(title), price(amount, originalPrice, 'worth')),
      )
    default:
      return []
  }
}
