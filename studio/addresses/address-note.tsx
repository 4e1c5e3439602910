import { Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { ContentDocument } from '../../lib/truth/model.ts'
import { usePlanned } from '../tools/schedule/use-planned.ts'
import { PlaceRow } from '../tools/truth-check/place-row.tsx'
import { useStoredContent } from '../tools/truth-check/use-stored-content.ts'
import { counted } from '../tools/truth-check/words.ts'
import { addressChangeOf } from './address-change.ts'

/** Above a page whose address was changed and not published yet: what will happen to the old one, and who links there. */
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
