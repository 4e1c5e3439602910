import { Flex, Heading, Stack, Text } from '@sanity/ui'
import type { GiftCardDetail } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Moment } from '../ui/moment.tsx'
import { entryWords } from './words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }

/** Every movement of a card's money; together they are what is left on it. */
export const GiftEntries = ({ card: { entries, balanceCents, now } }: { card: GiftCardDetail }) => (
  <Stack gap={4}>
    <Heading as="h3" size={1}>
      Its transactions
    </Heading>
    <ul aria-label="Movements" style={listStyle}>
      {entries.map(({ id, kind, cents, at, by, note, orderRef }) => (
        <li key={id}>
          <Stack gap={2}>
            <Flex gap={3} justify="space-between">
              <Text>
                {entryWords[kind]}
                {orderRef && kind !== 'issue' && ` (order #${orderRef})`}
              </Text>
              <Text>{signed(cents)}</Text>
            </Flex>
            <Text size={1} muted>
              <Moment at={at} now={now} />
              {by && `, ${by}`}
              {note && `: ${note}`}
            </Text>
          </Stack>
        </li>
      ))}
      <li>
        <Flex gap={3} justify="space-between">
          <Text weight="semibold">Left</Text>
          <Text weight="semibold">{formatDollars(balanceCents)}</Text>
        </Flex>
      </li>
    </ul>
  </Stack>
)

const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${formatDollars(Math.abs(cents))}`
