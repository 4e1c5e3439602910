import 'server-only'
import { type ContentSourceMap, stegaEncodeSourceMap } from '@sanity/client/stega'
import { cache } from 'react'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { contentClient, readWith } from '@/lib/content/server/client'
import { descriptorOf } from '@/schemas/descriptors'
import type { Preview } from './preview'

/** One for each rendering of a page. Public pages never fill it, so they stay stored pages that ask for no cookie. */
const ofThisRender = cache((): { preview: Preview | null } => ({ preview: null }))

/** The preview this page is drawn for; null on every public page and in every route. */
export const currentPreview = (): Preview | null => ofThisRender().preview

/** Says, before anything is loaded, that this page is drawn for a preview. */
export function drawFor(preview: Preview): void {
  ofThisRender().preview = preview
  readWith((query, params) => fetchPreview(query, params, preview))
}

/**
 * The query's result as this preview shows it: drafts before what is published, asked anew each time; of a moment to
 * come what will be published then. For staff its texts, where they are drafts, say invisibly where they come from,
 * so that the Studio finds them. Throws when the CMS does not answer.
 */
async function fetchPreview(
  query: string,
  params: Record<string, unknown>,
  preview: Preview,
): Promise<unknown> {
  if (preview.at) return fetchAt(query, params, new Date(preview.at))
  const { result, resultSourceMap } = await contentClient().fetch(query, params, {
    filterResponse: false,
    perspective: 'drafts',
    cache: 'no-store',
    resultSourceMap: preview.by === 'staff' && 'withKeyArraySelector',
  })
  return preview.by === 'staff' && resultSourceMap ? markTexts(result, resultSourceMap) : result
}

/**
 * The result with invisible letters at the end of each text that visitors read: which field of which document it is.
 */
export const markTexts = <Result>(result: Result, sourceMap: ContentSourceMap): Result =>
  stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: '/studio',
    omitCrossDatasetReferenceData: true,
    filter: ({ sourcePath, sourceDocument }) =>
      isShownText(
        sourceDocument._type,
        sourcePath.filter((part) => typeof part === 'string'),
      ),
  })

/** Fields that are words on a page and nothing else: no address, id, key or name that a program goes by. */
const shown = new Set([
  'amount',
  'answer',
  'benefits',
  'budgetQuestion',
  'decision',
  'description',
  'detail',
  'emptyText',
  'emptyTitle',
  'eyebrow',
  'features',
  'heading',
  'hoursShort',
  'intro',
  'label',
  'lead',
  'location',
  'medicalDisclaimer',
  'note',
  'opening',
  'placeQuestion',
  'priceText',
  'purposeQuestion',
  'question',
  'replyPromise',
  'responseTime',
  'savings',
  'spotsText',
  'statement',
  'subtitle',
  'summary',
  'tagline',
  'term',
  'text',
  'timeQuestion',
  'title',
  'value',
  'when',
])

/** Whether the text at this path (names only, from the document's top) is one that carries an edit mark. */
export function isShownText(type: string, names: readonly string[]): boolean {
  const name = names.at(-1)
  if (name === undefined || !shown.has(name)) return false
  // What search engines are told, and the menu's categories, which are the booking system's.
  if (names.includes('seo') || names.includes('categories')) return false
  const unmarked = descriptorOf(type)?.unmarked
  return unmarked !== 'all' && !unmarked?.includes(name)
}
