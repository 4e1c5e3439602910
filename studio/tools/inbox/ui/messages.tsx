import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'

/** Nothing is here, and that is fine: says what will come, or what to do. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <Flex align="center" justify="center" padding={5}>
      <Stack gap={4} style={{ maxWidth: 360, textAlign: 'center', justifyItems: 'center' }}>
        <OcotilloStem />
        <Heading as="h2" size={1} align="center">
          {title}
        </Heading>
        <Text muted align="center">
          {text}
        </Text>
      </Stack>
    </Flex>
  )
}

/** Something failed: the server's own sentence, and the way to try again. */
export function Problem({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Card role="alert" tone="critical" border radius={2} padding={4}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Text>{text}</Text>
        {onRetry && <Button text="Try again" mode="ghost" onClick={onRetry} />}
      </Flex>
    </Card>
  )
}

export const Waiting = () => (
  <Flex align="center" justify="center" padding={5} role="img" aria-label="Loading">
    <Spinner muted />
  </Flex>
)

/** A bare ocotillo with one blossom: what empty places show. */
const OcotilloStem = () => (
  <svg width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true" strokeLinecap="round">
    <title>Ocotillo</title>
    <g stroke="#00696a" strokeWidth="2">
      <path d="M36 66C35 48 30 32 20 18" />
      <path d="M36 66c0-20 1-36 2-52" />
      <path d="M36 66c2-18 8-32 18-42" />
      <path d="M29 38l-4-1M27 32l4-2M38 34l-4-2M37 44l4-2M45 38l4 0M42 45l-4-2" strokeWidth="1.5" />
    </g>
    <path d="M38 14c-4-3-4-8 0-11 4 3 4 8 0 11Z" fill="#d9542f" />
    <path d="M14 66h44" stroke="#d9cdb8" strokeWidth="2" />
  </svg>
)

type NotSentProps = { isKept: boolean; words?: string; onDiscard: () => void }

/** Says quietly that something typed still waits to be sent, and throws it away. */
export function NotSent({ isKept, words = 'Not sent yet', onDiscard }: NotSentProps) {
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
