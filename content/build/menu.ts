import type {
  DripFinder,
  GiftPreset,
  GiftPresets,
  IvMenu,
  IvService,
  MembershipPlan,
  PlanComparison,
  PlanList,
  ProductList,
} from '../../lib/content/server/sanity.types.ts'
import { referencesTo, type Words } from './block.ts'
import { type Complete, keyed, type PageOfItsOwn, slugOf } from './document.ts'

type ServiceCopy = Omit<
  Complete<IvService, 'image' | 'anchor' | 'badge' | 'dosages' | 'bookingTarget' | PageOfItsOwn>,
  'slug' | 'order' | 'dosages' | PageOfItsOwn
> & {
  slug: string
  /** Pairs of dosage and price; the first one's price is the service's. */
  dosages?: [dosage: string, price: number][]
}

/** The service `iv-<slug>` of the IV menu; its place in the list is given by `inOrder`. */
export const ivService = ({ slug, dosages, ...copy }: ServiceCopy) => ({
  _id: `iv-${slug}`,
  _type: 'ivService' as const,
  slug: slugOf(slug),
  ...copy,
  ...(dosages && {
    dosages: keyed(
      'dosage',
      dosages.map(([dosage, price]) => ({
        _type: 'dosageOption' as const,
        dosage,
        price,
        basePrice: copy.price,
      })),
    ),
  }),
})

type PlanCopy = Omit<Complete<MembershipPlan, 'drips' | 'discount' | 'details'>, 'slug' | 'order'> & {
  slug: string
}

/** The plan `plan-<slug>`; the slug is its id. */
export const membershipPlan = ({ slug, ...copy }: PlanCopy) => ({
  _id: `plan-${slug}`,
  _type: 'membershipPlan' as const,
  slug: slugOf(slug),
  ...copy,
})

type PresetCopy = Omit<Complete<GiftPreset, 'image'>, 'order'> & { slug: string }

/** The gift card `gift-<slug>`. */
export const giftPreset = ({ slug, ...copy }: PresetCopy) => ({
  _id: `gift-${slug}`,
  _type: 'giftPreset' as const,
  ...copy,
})

type CategoryCopy = Omit<NonNullable<IvMenu['categories']>[number], '_type' | '_key'>

export const ivMenu = ({
  key,
  categories,
  ...words
}: Words<IvMenu, 'categories'> & { categories: CategoryCopy[] }) => ({
  _type: 'ivMenu' as const,
  _key: key,
  ...words,
  categories: keyed(
    'category',
    categories.map((category) => ({ _type: 'ivCategory' as const, ...category })),
  ),
})

type PurposeCopy = [label: string, text: string, slugs: string[]]

/** The four questions; each purpose names the short names of its drips. */
export const dripFinder = ({
  key,
  purposes,
  ...words
}: Words<DripFinder, 'purposes'> & { purposes: PurposeCopy[] }) => ({
  _type: 'dripFinder' as const,
  _key: key,
  ...words,
  purposes: keyed(
    'purpose',
    purposes.map(([label, text, slugs]) => ({
      _type: 'dripPurpose' as const,
      label,
      text,
      drips: referencesTo(
        'drip',
        slugs.map((slug) => ({ _id: `iv-${slug}` })),
      ),
    })),
  ),
})

export const planList = ({ key, ...words }: Words<PlanList>) => ({
  _type: 'planList' as const,
  _key: key,
  ...words,
})

export const planComparison = ({ key, ...words }: Words<PlanComparison>) => ({
  _type: 'planComparison' as const,
  _key: key,
  ...words,
})

export const giftPresets = ({ key, ...words }: Words<GiftPresets>) => ({
  _type: 'giftPresets' as const,
  _key: key,
  ...words,
})

export const productList = ({ key, ...words }: Words<ProductList>) => ({
  _type: 'productList' as const,
  _key: key,
  ...words,
})
