import type {
  Badge,
  Faq,
  Injection,
  Navigation,
  Package,
  Page,
  Redirect,
  SearchEntry,
  SiteSettings,
} from '../../lib/content/server/sanity.types.ts'

type Stored = '_id' | '_type' | '_createdAt' | '_updatedAt' | '_rev'

/** A document's content with nothing missing but what editors may leave empty. */
export type Complete<Document, Optional extends keyof Document = never> = Required<
  Omit<Document, Stored | Optional>
> &
  Partial<Pick<Document, Optional>>

/** What the page of a drip or an injection says besides; nobody has approved the first edition. */
export type PageOfItsOwn = 'contents' | 'timeline' | 'details' | 'approvedBy' | 'approvedAt'

type InjectionCopy = Omit<
  Complete<Injection, 'image' | 'clearanceGroup' | PageOfItsOwn>,
  'slug' | 'order' | 'isExamRequired' | PageOfItsOwn
> & {
  slug: string
}
type PackageCopy = Omit<Complete<Package>, 'slug' | 'order'> & { slug: string }

/**
 * The injection `injection-<slug>`; its place in the list is given by `inOrder`. The clinic promises an exam before
 * every one.
 */
export const injection = ({ slug, ...copy }: InjectionCopy) => ({
  _id: `injection-${slug}`,
  _type: 'injection' as const,
  slug: slugOf(slug),
  isExamRequired: true,
  ...copy,
})

/** The package `package-<slug>`; its place in the list is given by `inOrder`. */
export const packageOffer = ({ slug, ...copy }: PackageCopy) => ({
  _id: `package-${slug}`,
  _type: 'package' as const,
  slug: slugOf(slug),
  ...copy,
})

/** The question `faq-<slug>`. */
export const faq = ({ slug, ...copy }: Omit<Complete<Faq>, 'order'> & { slug: string }) => ({
  _id: `faq-${slug}`,
  _type: 'faq' as const,
  ...copy,
})

/** The badge `badge-<slug>`. */
export const badge = ({ slug, ...copy }: Omit<Complete<Badge>, 'order'> & { slug: string }) => ({
  _id: `badge-${slug}`,
  _type: 'badge' as const,
  ...copy,
})

/** The search result `search-<id>`. */
export const searchEntry = ({ id, ...copy }: Omit<Complete<SearchEntry>, 'order'> & { id: string }) => ({
  _id: `search-${id}`,
  _type: 'searchEntry' as const,
  ...copy,
})

/** The redirect `redirect-<id>`. */
export const redirect = ({ id, ...copy }: Complete<Redirect> & { id: string }) => ({
  _id: `redirect-${id}`,
  _type: 'redirect' as const,
  ...copy,
})

/** The page `page-<id>`. */
export const page = ({
  id,
  ...copy
}: Complete<Page, 'searchWords' | 'needsApproval' | 'approvedBy' | 'approvedAt'> & {
  id: string
}) => ({
  _id: `page-${id}`,
  _type: 'page' as const,
  ...copy,
})

/** The one document of clinic and contact. */
export const siteSettings = (copy: Complete<SiteSettings>) => ({
  _id: 'siteSettings',
  _type: 'siteSettings' as const,
  ...copy,
})

/** The one document of the menus. */
export const navigation = (copy: Complete<Navigation>) => ({
  _id: 'navigation',
  _type: 'navigation' as const,
  ...copy,
})

/** The documents with their place in the list, in steps of ten so that staff can put one in between. */
export const inOrder = <Document extends object>(documents: Document[]) =>
  documents.map((document, index) => ({ ...document, order: (index + 1) * 10 }))

export function slugOf(current: string) {
  return { _type: 'slug' as const, current }
}

/** The items with the keys `<prefix>-1`, `<prefix>-2`, …: Sanity wants a key on every item of a list. */
export const keyed = <Item extends object>(prefix: string, items: Item[]) =>
  items.map((item, index) => ({ ...item, _key: `${prefix}-${index + 1}` }))
