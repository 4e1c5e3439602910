import 'server-only'
import { site } from '@/lib/platform/front/server/site'
import { sitePolicy } from '@/lib/platform/security/server/site-policy'
import { env } from '@/lib/platform/server/env'
import { currentWidgetAddresses } from './widget-addresses'

/** The policies of a public page as Next makes it, from what is configured now; the front is told too. Never throws. */
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
  const madeOf = JSON.stringify(sources)
  const told = site()
  // The same objects as long as nothing has changed: the front makes its headers of them once.
  if (told.policies?.madeOf !== madeOf) told.policies = { madeOf, headers: sitePolicy(sources) }
  return told.policies.headers
}
