import 'server-only'
import { defineQuery } from 'groq'
import { site } from '@/lib/platform/front/server/site'
import { sitePolicy, type WidgetAddresses } from '@/lib/platform/security/server/policies'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
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
const publishPatienceMs = 8_000
const restMs = 1_000

type State = {
  known?: WidgetAddresses
  askedAt: number
  asking?: Promise<void>
  /** How often it was asked, and which of these answers is known: an older one that comes later says nothing. */
  asked: number
  answered: number
}
const state = () => processState('widget-addresses', (): State => ({ askedAt: 0, asked: 0, answered: 0 }))

/** Whom the public pages may talk to. Costs nothing once it is known, holds while the CMS is away, never throws. */
export async function currentWidgetAddresses(): Promise<WidgetAddresses> {
  if (!env.hasContent) return usual
  const { known, askedAt } = state()
  const isDue = Date.now() - askedAt > (known ? holdsMs : restMs)
  const asking = isDue ? ask() : state().asking
  if (!known) await asking
  return state().known ?? usual
}

/**
 * Takes a published change into account before the pages that follow from it are rendered. Throws when the CMS does
 * not tell, so that the publish is announced again.
 */
export async function learnWidgetAddresses(changes: ContentChange[]): Promise<void> {
  if (!changes.some(({ _type }) => _type === 'bookingSettings')) return
  const learning = fetchAddresses(publishPatienceMs)
  void share(learning)
  await learning
}

const ask = () => share(fetchAddresses(timeoutMs))

/** Whoever asks meanwhile waits for the same answer; that there is none is said, not thrown. */
function share(fetching: Promise<void>): Promise<void> {
  const asking = fetching
    .catch((error) => {
      console.warn(
        `The CMS could not be asked for the widgets’ addresses: ${error instanceof Error ? error.message : error}`,
      )
    })
    .finally(() => {
      if (state().asking === asking) state().asking = undefined
    })
  state().asking = asking
  return asking
}

async function fetchAddresses(patience: number): Promise<void> {
  const ours = ++state().asked
  state().askedAt = Date.now()
  const options = { cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  const found = await contentClient().fetch(widgetAddressesQuery, {}, options)
  if (ours > state().answered) Object.assign(state(), { known: found ?? {}, answered: ours })
}
