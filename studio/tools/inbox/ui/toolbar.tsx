import { SearchIcon } from '@sanity/icons/Search'
import { Box, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'

/** What narrows a list, in one line that wraps on small screens. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <Flex gap={3} wrap="wrap" align="flex-end">
    {children}
  </Flex>
)

type SearchProps = { label: string; value: string; onSearch: (text: string) => void }

/** Asks for what was typed once the typing rests. */
export function SearchField({ label, value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), 250)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <Box style={{ flex: '1 1 100%' }}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        icon={SearchIcon}
        fontSize={1}
        padding={3}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Box>
  )
}

type FilterProps = {
  label: string
  value: string
  /** The first one is no filter. */
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** One choice; its label is above it. */
export const FilterSelect = ({ label, value, options, onChange }: FilterProps) => (
  <Stack as="label" gap={2} style={{ flex: '1 1 110px', minWidth: 0, maxWidth: 240 }}>
    <Text size={1} muted>
      {label}
    </Text>
    <Select fontSize={1} padding={3} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  </Stack>
)
