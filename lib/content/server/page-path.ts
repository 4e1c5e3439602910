const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longest = 200

/**
 * The path of a page from the route's parts, or null when no page can have it (small letters, digits and hyphens, at
 * most 200 characters), so that nonsense addresses cost no look-up.
 */
export function pagePath(parts: string[] = []): string | null {
  const path = `/${parts.join('/')}`
  return path.length <= longest && parts.every((part) => segment.test(part)) ? path : null
}

const file = /\.(?:avif|css|gif|ico|ics|jpe?g|js|json|map|md|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/**
 * Whether the proxy leaves this address alone (its `matcher` must hold the same endings): then nobody has set a
 * status.
 */
export const isFilePath = (parts: string[] = []): boolean => file.test(parts.at(-1) ?? '')
