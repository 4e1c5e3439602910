const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longest = 200

/** Where the page stands that is shown for all addresses no page has. */
export const nothingFoundPath = '/page-not-found'

/**
 * The path of a page from the route's parts, or null when no page can have it (small letters, digits and hyphens, at most
 * 200 characters), so that nonsense addresses cost no look-up.
 */
export function pagePath(parts: string[] = []): string | null {
  const path = `/${parts.join('/')}`
  return path.length <= longest && parts.every((part) => segment.test(part)) ? path : null
}
