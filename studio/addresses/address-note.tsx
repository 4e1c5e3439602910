import { getPublishedId } from '@sanity/client/csm'
import { Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { pathProblem } from '../../lib/content/shared/path-problem.ts'
import { indexContent } from '../../lib/truth/content.ts'
import { linksTo } from '../../lib/truth/links-in.ts'
import type { ContentDocument, Place } from '../../lib/truth/model.ts'
import { usePlanned } from '../tools/schedule/use-planned.ts'
import { publishedOf } from '../tools/truth-check/choice.ts'
import { useStoredContent } from '../tools/truth-check/hooks.ts'
import { PlaceRow } from '../tools/truth-check/place-row.tsx'
import { counted } from '../tools/truth-check/words.ts'

/**
 * Above a page whose address was changed and not published yet: what will happen to the old one, and who links there.
 */
export function AddressNote({ value }: { value: unknown }) {
  const { _id = '', _type = '', path } = (value ?? {}) as Partial<ContentDocument>
  const { documents } = useStoredContent()
  const { planned } = usePlanned()
  const change = useMemo(
    () => documents && addressChangeOf({ _id, _type, path }, documents),
    [documents, _id, _type, path],
  )
  if (!change) return null
  const { from, to, links, endsRedirectTo } = change
  return (
    <Card tone="primary" border radius={2} padding={3} role="region" aria-label="New address">
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        <Text size={1} weight="semibold">
          Once published, this page is at {to} and no longer at {from}.
        </Text>
        <Text size={1}>
          {planned?.canPublish === false
            ? `This site has no key to publish with, so nothing leads from ${from} to ${to} by itself: add that under Redirects.`
            : `${from} then leads to ${to} by itself, so bookmarks and links on other sites keep working.`}
          {endsRedirectTo !== null && ` The redirect from ${to} to ${endsRedirectTo} ends.`}
        </Text>
        {links.length > 0 && (
          <>
            <Text size={1}>
              {counted(links.length, 'link')} on this site {links.length === 1 ? 'names' : 'name'} the old
              address. Once the page is published, you can change{' '}
              {links.length === 1 ? 'it' : 'them all at once'} here.
            </Text>
            <Stack
              as="ul"
              gap={2}
              aria-label="Links to the old address"
              style={{ listStyle: 'none', margin: 0, padding: 0 }}
            >
              {links.map((place) => (
                <PlaceRow key={`${place.documentId} ${place.path}`} place={place} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  )
}

export type AddressChange = {
  from: string
  to: string
  /** Published links that name the earlier address. */
  links: Place[]
  /** Where a redirect leads from the new address; it ends. */
  endsRedirectTo: string | null
}

/**
 * What publishing this page as it is being edited would do to its address; null where it stays, or can't be what was
 * typed.
 */
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
