import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { OrderDetail, OrderRefund } from '../../../../lib/desk/orders/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Moment } from '../ui/moment.tsx'
import { RefundForm } from './refund-form.tsx'

/** What was given back, what is on its way, and for those who may: the way to give back more. */
export function Refunds({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const { role } = useStaff()
  const refundable = order.payments.filter(({ refundableCents }) => refundableCents > 0)
  const isOffered = mayDo(role, 'orders.refund') && refundable.length > 0
  if (order.refunds.length === 0 && !isOffered) return null
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        Refunds
      </Heading>
      {order.refunds.length > 0 && (
        <ul
          aria-label="Refunds"
          style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}
        >
          {order.refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} now={order.now} />
          ))}
        </ul>
      )}
      {isOffered &&
        refundable.map((payment) => (
          <RefundForm
            key={`${payment.captureId} ${payment.refundableCents}`}
            order={order}
            payment={payment}
            onChanged={onChanged}
          />
        ))}
    </Stack>
  )
}

const words = { done: 'Refunded', under_way: 'Refund under way', refused: 'Refund refused' }

const RefundLine = ({ refund, now }: { refund: OrderRefund; now: string }) => (
  <li>
    <Card tone={refund.status === 'refused' ? 'critical' : 'transparent'} border radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={3} justify="space-between" wrap="wrap">
          <Text weight="semibold">
            {words[refund.status]}: {formatDollars(refund.cents)}
          </Text>
          <Text size={1} muted>
            {refund.by ?? 'Made at PayPal'}, <Moment at={refund.at} now={now} />
          </Text>
        </Flex>
        {refund.reason && <Text size={1}>{refund.reason}</Text>}
        {refund.problem && <Text size={1}>{refund.problem}</Text>}
      </Stack>
    </Card>
  </li>
)
