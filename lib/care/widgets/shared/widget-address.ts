/** The blocks that others provide. */
export const widgetNames = ['booking', 'portal', 'exam', 'reviews', 'map', 'paypal'] as const
export type WidgetName = (typeof widgetNames)[number]

/** What is counted of them: the limit passed without it, or it broke. */
export const widgetFailures = ['slow', 'failed'] as const
export type WidgetFailure = (typeof widgetFailures)[number]

/** slow: the time limit has passed, it may still come. failed: it will not. */
export type WidgetPhase = 'loading' | 'slow' | 'ready' | 'failed'

/** Whether a provider can be asked at this address of the CMS. */
export const isWidgetAddress = (address: string | null | undefined): address is string =>
  typeof address === 'string' && address.startsWith('https://') && URL.canParse(address)

/**
 * Where a provider's address is asked: at its own host, or at the demo's stand-in, which has every host below its own
 * address.
 */
export function widgetAddress(address: string, standInUrl: string | undefined): string {
  if (!standInUrl) return address
  const { host, pathname, search } = new URL(address)
  return `${standInUrl}/${host}${pathname}${search}`
}
