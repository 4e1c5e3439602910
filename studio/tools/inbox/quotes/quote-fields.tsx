import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Flex, Select, Stack, TextInput } from '@sanity/ui'
import type { Offer } from '../../../../lib/care/quotes/shared/quote.ts'
import { formatCents } from '../../../../lib/platform/shared/money.ts'
import { Field } from '../ui/field.tsx'

/** A quote as it is being typed. */
export type TypedQuote = {
  day: string
  guests: string
  lines: { key: string; count: string }[]
  isTravelWaived: boolean
}

type Props = { typed: TypedQuote; offers: Offer[]; onChange: (typed: TypedQuote) => void }

/** Day, guests, and how many of what; prices are the menu's of that day. */
export function QuoteFields({ typed, offers, onChange }: Props) {
  const { day, guests, lines } = typed
  const setLine = (place: number, next: TypedQuote['lines'][number] | null) =>
    onChange({ ...typed, lines: lines.flatMap((line, at) => (at === place ? (next ?? []) : line)) })
  // Whoever had one each still has.
  const setGuests = (next: string) =>
    onChange({
      ...typed,
      guests: next,
      lines: lines.map((line) => (line.count === guests ? { ...line, count: next } : line)),
    })
  const [first] = offers
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap">
        <Field label="Date of the visit">
          {(id) => (
            <TextInput
              id={id}
              type="date"
              value={day}
              onChange={({ currentTarget }) => onChange({ ...typed, day: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Guests">
          {(id) => (
            <TextInput
              id={id}
              inputMode="numeric"
              value={guests}
              onChange={({ currentTarget }) => setGuests(currentTarget.value)}
            />
          )}
        </Field>
      </Flex>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and two may be alike.
        <Flex key={place} gap={3} align="flex-end" wrap="wrap">
          <Box flex={1} style={{ minWidth: 180 }}>
            <Field label={`Service ${place + 1}`}>
              {(id) => (
                <Select
                  id={id}
                  value={line.key}
                  onChange={({ currentTarget }) => setLine(place, { ...line, key: currentTarget.value })}
                >
                  {!offers.some(({ key }) => key === line.key) && (
                    <option value={line.key}>Not on the menu of that day</option>
                  )}
                  {offers.map(({ key, name, cents }) => (
                    <option key={key} value={key}>
                      {name}, {formatCents(cents)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </Box>
          <Box style={{ width: 96 }}>
            <Field label="How many">
              {(id) => (
                <TextInput
                  id={id}
                  inputMode="numeric"
                  value={line.count}
                  onChange={({ currentTarget }) => setLine(place, { ...line, count: currentTarget.value })}
                />
              )}
            </Field>
          </Box>
          {lines.length > 1 && (
            <Button
              mode="bleed"
              icon={TrashIcon}
              aria-label={`Remove service ${place + 1}`}
              onClick={() => setLine(place, null)}
            />
          )}
        </Flex>
      ))}
      {first && (
        <Box>
          <Button
            mode="ghost"
            icon={AddIcon}
            fontSize={1}
            text="Add a service"
            onClick={() => onChange({ ...typed, lines: [...lines, { key: first.key, count: guests }] })}
          />
        </Box>
      )}
    </Stack>
  )
}
