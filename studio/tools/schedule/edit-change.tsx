import { Button, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { applyChange } from '../../../lib/content/schedule/shared/content-at-model.ts'
import type { ScheduledChange } from '../../../lib/content/schedule/shared/model.ts'
import type { LakeDocument } from '../../../lib/content/schedule/shared/overlay-model.ts'
import { publishable } from '../../../lib/content/schedule/shared/publishable-model.ts'

/**
 * Makes what is planned the document's draft, to be edited and scheduled anew: in the same group it replaces this one. What was
 * published since the planning is in it.
 */
export function EditChange({ change }: { change: ScheduledChange }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { documentId: id, documentType: type, title, after } = change
  const draftId = `drafts.${id}`

  const open = async (isReplaced: boolean) => {
    try {
      if (!isReplaced && (await client.getDocument(draftId))) return setAsking(true)
      const published = await client.getDocument<LakeDocument>(id)
      const applied = applyChange(published ?? null, change)
      const planned = applied.kind === 'written' ? applied.document : after
      await client.createOrReplace({ ...publishable(planned), _id: draftId })
      navigateIntent('edit', { id, type })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: `The draft could not be written: ${reason}` })
    }
  }

  if (!isAsking)
    return (
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Edit this change"
        aria-label={`Edit the change of ${title}`}
        onClick={() => open(false)}
      />
    )
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Text size={1} role="status">
        Someone is working on a draft of this. Replace it?
      </Text>
      <Button tone="critical" fontSize={1} padding={2} text="Replace it" onClick={() => open(true)} />
      <Button mode="ghost" fontSize={1} padding={2} text="No" onClick={() => setAsking(false)} />
    </Flex>
  )
}
