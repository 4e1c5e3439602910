import 'server-only'
import { currentWidgetAddresses } from '@/lib/content/widget-addresses'
import { env } from '@/lib/env'
import { site } from '@/lib/front/site'
import { sitePolicy } from './site-policy'

/** The policies of a public page as Next makes it, from what is configured now; tells the front those of its own. Never throws. */
export async function currentPolicy(): Promise<Record<string, string>> {
  const sources = {
    siteUrl: env.siteUrl,
    imagesUrl: env.hasContent ? env.images.baseUrl : '',
    paypal: env.paypal,
    standInUrl: env.widgetsStandInUrl,
    widgets: await currentWidgetAddresses(),
    studioOrigin: env.studioOrigin,
    isDevelopment: process.env.NODE_ENV === 'development',
  }
  const plain = sitePolicy(sources)
  site().policies = { plain, finished: sitePolicy(sources, { isFinished: true }) }
  return plain
}
