import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'

type Props = { title: string; isBusy: boolean; onRemove: () => void }

/** Takes a document out of its group. It asks once more: often the planned version is nowhere else. */
export function TakeOut({ title, isBusy, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Take out"
        aria-label={`Take ${title} out of this group`}
        disabled={isBusy}
        onClick={() => setAsking(true)}
      />
    )
  const question = 'Take it out? The planned change won’t be kept.'
  return (
    <Flex gap={2} align="center" wrap="wrap" role="group" aria-label={question}>
      <Text size={1} role="status">
        {question}
      </Text>
      <Button
        tone="critical"
        fontSize={1}
        padding={2}
        text="Yes, take it out"
        disabled={isBusy}
        onClick={onRemove}
      />
      <Button mode="ghost" fontSize={1} padding={2} text="No" autoFocus onClick={() => setAsking(false)} />
    </Flex>
  )
}
