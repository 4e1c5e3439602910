import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { type OrderRow, orderStatuses } from '../../../../lib/desk/orders/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'

type Props = { order: OrderRow; now: string; isSelected: boolean }

export const OrderRowCard = ({ order, now, isSelected }: Props) => (
  <ListRow to={{ tab: 'orders', id: order.id }} isSelected={isSelected}>
    <Stack gap={3}>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text weight="semibold">
          #{order.reference} · {formatExactCents(order.totalCents)}
        </Text>
        <OrderStatusBadge status={order.status} />
      </Flex>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1} muted>
          {[order.buyerName, order.email ?? 'Email not known'].filter(Boolean).join(' · ')}
        </Text>
        <Text size={1} muted>
          {order.units} {order.units === 1 ? 'item' : 'items'} · <Moment at={order.createdAt} now={now} />
        </Text>
      </Flex>
      {order.visit && <Text size={1}>{order.visit}</Text>}
      {order.lacksTime && <Text size={1}>No time chosen yet</Text>}
      {order.attention && <Text size={1}>{order.attention}</Text>}
      {order.isRefundUnderWay && <Text size={1}>Refund under way</Text>}
      {order.waitsForExam && <Text size={1}>Exam required, not done yet</Text>}
    </Stack>
  </ListRow>
)

export const OrderStatusBadge = ({ status }: Pick<OrderRow, 'status'>) => (
  <Badge
    tone={status === 'needs_attention' ? 'critical' : status === 'paid' ? 'positive' : 'neutral'}
    fontSize={1}
    padding={2}
    radius={2}
  >
    {orderStatuses[status]}
  </Badge>
)
