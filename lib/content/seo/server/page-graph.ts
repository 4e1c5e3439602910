import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Graph, Thing } from 'schema-dts'
import type { Page } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { breadcrumbs } from './breadcrumbs'
import { business } from './business'
import { upcomingEvents } from './events'
import { openPositions } from './jobs'
import { offersOf } from './offers'
import { products } from './products'
import { questions } from './questions'

/** The pages of SEO-003 and SEO-004, the only ones that the specification wants to state a rating. */
const ratedMenus = new Set<string>(['injectionShop', 'ivMenu'])

/**
 * The page's JSON-LD: the clinic with what this page offers (SEO-003 to SEO-007), its place in the site, its questions, events, jobs and products.
 * Null before the clinic's settings are published.
 */
export async function pageGraph(marked: Page): Promise<Graph | null> {
  const page = stegaClean(marked)
  const settings = stegaClean(await getSiteSettings())
  if (!settings) return null
  const [offers, ...rest] = await Promise.all([
    offersOf(page, settings),
    questions(page),
    upcomingEvents(page, settings),
    openPositions(page, settings),
    products(page, settings),
  ])
  const hasRating = page.blocks?.some(({ _type }) => ratedMenus.has(_type)) ?? false
  const clinic = business(settings, { offers, hasRating })
  const graph: Thing[] = [clinic, ...breadcrumbs(page, settings), ...rest.flat()]
  return { '@context': 'https://schema.org', '@graph': graph }
}
