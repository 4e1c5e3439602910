import 'server-only'
import { currentWidgetAddresses } from '@/lib/content/widget-addresses'
import { env } from '@/lib/env'
import { site } from '@/lib/front/site'
import { sitePolicy } from './site-policy'

/** The policies of every public page from what is configured now, also for pages that the front has ready. Never throws. */
export async function currentPolicy(): Promise<Record<string, string>> {
  const policy = sitePolicy({
    siteUrl: env.siteUrl,
    imagesUrl: env.hasContent ? env.images.baseUrl : '',
    paypal: env.paypal,
    standInUrl: env.widgetsStandInUrl,
    widgets: await currentWidgetAddresses(),
    studioOrigin: env.studioOrigin,
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  site().policy = policy
  return policy
}
