/** The blocks that others provide. */
export const widgetNames = ['booking', 'portal', 'exam', 'reviews', 'map', 'paypal'] as const
export type WidgetName = (typeof widgetNames)[number]

/** slow: the time limit has passed, it may still come. failed: it will not. */
export type WidgetPhase = 'loading' | 'slow' | 'ready' | 'failed'

/** Where a provider's address is asked: at its own host, or at the demo's stand-in, which has every host below its own address. */
export function widgetAddress(address: string, standInUrl: string | undefined): string {
  if (!standInUrl) return address
  const { host, pathname, search } = new URL(address)
  return `${standInUrl}/${host}${pathname}${search}`
}
