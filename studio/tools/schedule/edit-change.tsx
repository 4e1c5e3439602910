import { Button, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import type { LakeDocument } from '../../../lib/schedule/overlay-model.ts'

/** Puts the planned version back as the document's draft, to be edited and scheduled anew: in the same group it replaces this one. */
export function EditChange({ after, title }: { after: LakeDocument; title: string }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const draftId = `drafts.${after._id}`

  const open = async (isReplaced: boolean) => {
    try {
      if (!isReplaced && (await client.getDocument(draftId))) return setAsking(true)
      await client.createOrReplace({ ...after, _id: draftId })
      navigateIntent('edit', { id: after._id, type: after._type })
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
        Somebody is working on a draft of this. Replace it?
      </Text>
      <Button tone="critical" fontSize={1} padding={2} text="Replace it" onClick={() => open(true)} />
      <Button mode="ghost" fontSize={1} padding={2} text="No" onClick={() => setAsking(false)} />
    </Flex>
  )
}
