import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'

/** The new link, ready to be copied: its address is kept nowhere and can't be shown again. */
export function MadeLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (url) field.current?.select()
  }, [url])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Copied.')
    } catch {
      field.current?.select()
      setSaid('Please copy the marked text yourself: the browser did not allow it.')
    }
  }

  return (
    <Card tone="positive" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1}>Copy it now: it can’t be shown again. Make a new one if it got lost.</Text>
        <Flex gap={2} wrap="wrap">
          <div style={{ flex: '1 1 260px' }}>
            <TextInput ref={field} readOnly aria-label="The new link" value={url} padding={3} />
          </div>
          <Button mode="ghost" padding={3} text="Copy" onClick={copy} />
        </Flex>
        <Text size={1} role="status">
          {said}
        </Text>
      </Stack>
    </Card>
  )
}
