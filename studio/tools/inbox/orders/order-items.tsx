import { Card, Flex, Text } from '@sanity/ui'
import type { OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { formatDollars } from '../ui/dollars.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }

export const OrderItems = ({ order: { items, totalCents, giftCents } }: { order: OrderDetail }) => (
  <ul aria-label="Items" style={listStyle}>
    {items.map(({ id, name, quantity, cents, needsExam }) => (
      <li key={id}>
        <Flex gap={3} justify="space-between">
          <Text>
            {quantity} × {name}
            {needsExam && ' (exam required)'}
          </Text>
          <Text>{formatDollars(cents)}</Text>
        </Flex>
      </li>
    ))}
    <li>
      <Card borderTop paddingTop={3}>
        <Flex gap={3} justify="space-between">
          <Text weight="semibold">Total</Text>
          <Text weight="semibold">{formatDollars(totalCents)}</Text>
        </Flex>
        {giftCents > 0 && (
          <Flex gap={3} justify="space-between" paddingTop={3}>
            <Text>Paid by gift card</Text>
            <Text>−{formatDollars(giftCents)}</Text>
          </Flex>
        )}
      </Card>
    </li>
  </ul>
)
