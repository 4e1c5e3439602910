import { Stack, Text, TextInput } from '@sanity/ui'

type Props = { label: string; value: string; type?: 'date' | 'time'; onChange: (value: string) => void }

/** A day or a time of the clinic; empty is none. */
export const DateField = ({ label, value, type = 'date', onChange }: Props) => (
  <Stack as="label" gap={2} style={{ flex: '0 1 150px', minWidth: 0 }}>
    <Text size={1} muted>
      {label}
    </Text>
    <TextInput
      type={type}
      fontSize={1}
      padding={3}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Stack>
)
