import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type FieldProps = { label: string; help?: string; children: (id: string) => ReactNode }

/** A control under its label. */
export function Field({ label, help, children }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2} style={{ minWidth: 0, alignContent: 'start' }}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children(id)}
      {help && (
        <Text size={1} muted>
          {help}
        </Text>
      )}
    </Stack>
  )
}

type CopyFieldProps = { label: string; value: string; note: string; isLarge?: boolean }

/** What was just made, ready to be copied: it has the focus, and is marked. */
export function CopyField({ label, value, note, isLarge = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!value) return
    field.current?.focus()
    field.current?.select()
  }, [value])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setSaid('Copied.')
    } catch {
      field.current?.select()
      setSaid('Please copy the marked text yourself: the browser did not allow it.')
    }
  }

  return (
    <Card tone="positive" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1}>{note}</Text>
        <Flex gap={2} wrap="wrap">
          <div style={{ flex: '1 1 260px' }}>
            <TextInput
              ref={field}
              readOnly
              aria-label={label}
              value={value}
              padding={3}
              fontSize={isLarge ? 4 : 2}
            />
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
