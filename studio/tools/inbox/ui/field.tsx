import { Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

type Props = { label: string; help?: string; children: (id: string) => ReactNode }

/** A control under its label. */
export function Field({ label, help, children }: Props) {
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
