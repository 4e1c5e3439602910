import 'server-only'
import { defineQuery } from 'groq'
import { site } from '@/lib/platform/front/server/site'
import { sitePolicy, type WidgetAddresses } from '@/lib/platform/security/server/policies'
import { env } from '@/lib/platform/server/env'
import { remembered } from '@/lib/platform/server/remembered'
import { log } from '@/lib/platform/telemetry/server/log'
import type { ContentChange } from './changes'
import { contentClient } from './client'

/**
 * The policies of a public page as Next makes it, from what is configured now; the front is told too. Never throws.
 */
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

const widgetAddressesQuery = defineQuery(`*[_type == "bookingSettings" && _id == "bookingSettings"][0] {
  bookingScript, examPage, reviewsScript, mapPage
}`)

/** While nothing is known, the providers' own hosts are the likely ones: a page from the last run may need them. */
const usual: WidgetAddresses = {
  bookingScript: 'https://intakeq.com',
  examPage: 'https://www.app.qualiphy.me',
  reviewsScript: 'https://elfsightcdn.com',
  mapPage: 'https://www.google.com',
}

/** The webhook and the poll tell of changes; this finds what both missed. */
const holdsMs = 60_000
/** A page waits no longer for its policy; after a failure the CMS is left alone for a moment. */
const timeoutMs = 1_000
/** A publish waits longer: what it changes must not be shown under the policy of before. */
const publishTimeoutMs = 8_000
const restMs = 1_000

const addresses = remembered('widget-addresses', {
  load: () => fetchAddresses(timeoutMs),
  holdsMs,
  // Nobody waits for what is only renewed.
  restMs: (latest) => (latest ? holdsMs : restMs),
})

/** Whom the public pages may talk to. Costs nothing once it is known, holds while the CMS is away, never throws. */
export async function currentWidgetAddresses(): Promise<WidgetAddresses> {
  if (!env.hasContent) return usual
  const known = addresses.latest()
  const asking = addresses.get().catch(() => usual)
  return known ?? asking
}

/**
 * Takes a published change into account before the pages that follow from it are rendered. Throws when the CMS does
 * not tell, so that the publish is announced again.
 */
export async function learnWidgetAddresses(changes: ContentChange[]): Promise<void> {
  if (changes.some(({ _type }) => _type === 'bookingSettings'))
    await addresses.take(fetchAddresses(publishTimeoutMs))
}

async function fetchAddresses(ms: number): Promise<WidgetAddresses> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(ms) } as const
    return (await contentClient().fetch(widgetAddressesQuery, {}, options)) ?? {}
  } catch (error) {
    log.warn('content', 'The CMS could not be asked for the widgets’ addresses', { error })
    throw error
  }
}
