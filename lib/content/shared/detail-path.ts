/** The types whose documents have a page of their own, and where these pages are. */
export const detailFolders = {
  ivService: '/iv-therapy',
  injection: '/vitamin-injections',
  membershipPlan: '/membership',
  event: '/events',
  job: '/careers',
} as const

export type DetailType = keyof typeof detailFolders

/** Where drips are compared: what the program answers below the menu. */
export const comparePath = `${detailFolders.ivService}/compare`

/** Whether a document of this type may be at an address: a page, or one with a page of its own. */
export const isAddressed = (type: string): boolean => type === 'page' || isDetailType(type)

export const isDetailType = (type: string): type is DetailType => Object.hasOwn(detailFolders, type)

/** The address of a document's own page; null for other types, and where it has no short name yet. */
export const detailPath = (type: string, slug: string | null | undefined): string | null =>
  slug && isDetailType(type) ? `${detailFolders[type]}/${slug}` : null

/** Which document's own page is at this address; null where no such page can be. */
export function detailAt(path: string): { type: DetailType; slug: string } | null {
  const end = path.lastIndexOf('/')
  const folder = path.slice(0, end)
  const type = (Object.keys(detailFolders) as DetailType[]).find((one) => detailFolders[one] === folder)
  return type && end < path.length - 1 ? { type, slug: path.slice(end + 1) } : null
}

/**
 * GROQ: the types that have a page of their own, pages among them, and a document's address. The same table once
 * more, because type generation reads a query as it stands; a test compares the two.
 */
export const addressedTypes = '["page", "ivService", "injection", "membershipPlan", "event", "job"]'
export const addressOf = `select(
  _type == "page" => path,
  _type == "ivService" => "/iv-therapy/" + slug.current,
  _type == "injection" => "/vitamin-injections/" + slug.current,
  _type == "membershipPlan" => "/membership/" + slug.current,
  _type == "event" => "/events/" + slug.current,
  _type == "job" && isHidden != true => "/careers/" + slug.current
)`
