import { Button, Flex, Text } from '@sanity/ui'
import { useRef, useState } from 'react'

type Props = { isKept: boolean; words?: string; onDiscard: () => void }

/** Says quietly that something typed still waits to be sent, and throws it away. */
export function NotSent({ isKept, words = 'Not sent yet', onDiscard }: Props) {
  const [isDiscarded, setDiscarded] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  if (isKept && isDiscarded) setDiscarded(false)
  const discard = () => {
    setDiscarded(true)
    onDiscard()
    // The button is gone with what it discarded: the keyboard goes on from here.
    status.current?.focus()
  }
  return (
    <Flex gap={2} align="center" style={{ minHeight: 25 }}>
      <Text size={1} muted ref={status} tabIndex={-1} role="status">
        {isKept ? words : isDiscarded && 'Discarded'}
      </Text>
      {isKept && (
        <>
          <Text size={1} muted aria-hidden>
            ·
          </Text>
          <Button mode="bleed" fontSize={1} padding={2} text="Discard" onClick={discard} />
        </>
      )}
    </Flex>
  )
}
