const ownAddress = /^\/(?![/\\])[^\s\\]*$/
const anchor = /^#[\w-]+$/
const outside = new Set(['https:', 'tel:', 'mailto:'])

/**
 * The href when it leads to this site, a place on the page, https, a phone or an email; undefined for everything else.
 * Links are input: whoever writes one must not be able to run a script in a visitor's browser.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href) return undefined
  if (ownAddress.test(href) || anchor.test(href)) return href
  if (/\s/.test(href) && !href.startsWith('tel:')) return undefined
  const protocol = URL.canParse(href) ? new URL(href).protocol : undefined
  return protocol && outside.has(protocol) ? href : undefined
}
