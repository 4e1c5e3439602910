/** What the router does not draw: machines' addresses and the Studio. */
const elsewhere = /^\/(?:api|studio|social-card)(?:\/|$)/

/** The link around this element when the router can follow it: to a page of this site, in this window. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || elsewhere.test(link.pathname)) return undefined
  return link.hasAttribute('download') || (link.target && link.target !== '_self') ? undefined : link
}
