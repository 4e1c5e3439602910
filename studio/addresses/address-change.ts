import { getPublishedId } from '@sanity/client/csm'
import { pathProblem } from '../../lib/content/shared/path-problem.ts'
import { indexContent } from '../../lib/truth/content.ts'
import { linksTo } from '../../lib/truth/links-in.ts'
import type { ContentDocument, Place } from '../../lib/truth/model.ts'
import { publishedOf } from '../tools/truth-check/choice.ts'

export type AddressChange = {
  from: string
  to: string
  /** Published links that name the earlier address. */
  links: Place[]
  /** Where a redirect leads from the new address; it ends. */
  endsRedirectTo: string | null
}

/** What publishing this page as it is being edited would do to its address; null where it stays, or can't be what was typed. */
export function addressChangeOf(
  edited: ContentDocument,
  stored: readonly ContentDocument[],
): AddressChange | null {
  if (edited._type !== 'page') return null
  const id = getPublishedId(edited._id)
  const published = publishedOf(stored)
  const from = published.find(({ _id }) => _id === id)?.path
  const to = edited.path
  if (typeof from !== 'string' || typeof to !== 'string' || !to || from === to) return null
  if (pathProblem(to) !== true || pathProblem(from) !== true) return null
  const content = indexContent(published, new Date(0))
  const links = linksTo(content, from).filter(({ document }) => document._type !== 'redirect')
  const redirect = published.find((one) => one._type === 'redirect' && one.from === to)
  return {
    from,
    to,
    links: links.map(({ document, path, href }) => content.placeOf(document, path, href)),
    endsRedirectTo: redirect ? String(redirect.to) : null,
  }
}
