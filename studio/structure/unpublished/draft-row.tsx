import { Card, Flex, Stack, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { clinicStamp } from '../../../lib/platform/clinic-time/shared/model.ts'
import type { UnpublishedDraft } from './drafts.ts'
import { useLastEditor } from './use-last-editor.ts'

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
