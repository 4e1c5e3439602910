import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { Preview, useClient, useSchema, useUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { clinicStamp } from '../../../lib/platform/clinic-time/shared/model.ts'
import type { UnpublishedDraft } from './drafts.ts'

/** One draft: what it is, whether visitors see an older version of it, who wrote in it last and when. */
export function DraftRow({ draft }: { draft: UnpublishedDraft }) {
  const { id, draftId, type, editedAt, isNew } = draft
  const editor = useLastEditor(draftId, editedAt)
  const schemaType = useSchema().get(type)
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  const what = schemaType?.title ?? type
  return (
    <li>
      <Card as="a" href={href} onClick={onClick} radius={2} padding={2} border style={{ display: 'block' }}>
        <Stack gap={3}>
          {schemaType && (
            <Preview schemaType={schemaType} value={{ _id: draftId, _type: type }} layout="default" />
          )}
          <Flex paddingX={2} paddingBottom={1}>
            <Text size={1} muted>
              {isNew ? `${what}, new: on no page yet` : `${what}, changed: visitors see it as it was`}
              {` · ${editor ? `${editor}, ` : ''}${clinicStamp(new Date(editedAt))}`}
            </Text>
          </Flex>
        </Stack>
      </Card>
    </li>
  )
}

/** The name of who changed the document last, by its history; undefined until it is known. Asked again when `editedAt` moves. */
function useLastEditor(draftId: string, editedAt: string): string | undefined {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [author, setAuthor] = useState('')
  const [user] = useUser(author)

  useEffect(() => {
    const stop = new AbortController()
    const { dataset, token } = client.config()
    const query = `excludeContent=true&reverse=true&limit=1&toTime=${encodeURIComponent(editedAt)}`
    const address = client.getUrl(`/data/history/${dataset}/transactions/${draftId}?${query}`)
    // The history answers in lines of JSON, which the client does not read.
    fetch(address, { signal: stop.signal, headers: token ? { Authorization: `Bearer ${token}` } : {} })
      .then((response) => (response.ok ? response.text() : ''))
      .then((lines) => setAuthor(authorOf(lines)))
      .catch(() => setAuthor(''))
    return () => stop.abort()
  }, [client, draftId, editedAt])

  return user?.displayName
}

function authorOf(lines: string): string {
  const [first] = lines.split('\n')
  return first ? ((JSON.parse(first) as { author?: string }).author ?? '') : ''
}
