import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { OrderDetail } from '../../../../lib/order-desk/model.ts'
import { formatDollars } from '../ui/dollars.ts'
import { ExamCheck } from '../ui/exam-check.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { OrderStatusBadge } from './order-row.tsx'

/** One order: what was bought, by whom, and whether a person must look at it. */
export function OrderPane({ id }: { id: string }) {
  const { answer: order, problem, refresh } = useAnswer<OrderDetail>(`orders/${id}`)
  if (!order) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  return (
    <Stack as="article" aria-labelledby="order-heading" gap={5} padding={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" id="order-heading" size={2}>
          Order #{order.reference}
        </Heading>
        <OrderStatusBadge status={order.status} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {order.attention && (
        <Card tone="caution" border radius={2} padding={4}>
          <Text>{order.attention} Please look at this payment in PayPal and call the buyer.</Text>
        </Card>
      )}
      <OrderItems order={order} />
      <Facts>
        <Fact label="Payer">
          {order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'E-mail not known'}
        </Fact>
        <Fact label="Ordered">
          <Moment at={order.createdAt} now={order.now} />
        </Fact>
        <Fact label="Paid">{order.paidAt ? <Moment at={order.paidAt} now={order.now} /> : 'Not yet'}</Fact>
        {order.paypalPaymentId && <Fact label="Payment at PayPal">{order.paypalPaymentId}</Fact>}
      </Facts>
      <ExamCheck path={`orders/${id}/exam`} exam={order.exam} now={order.now} onChanged={refresh} />
    </Stack>
  )
}

const OrderItems = ({ order: { items, totalCents } }: { order: OrderDetail }) => (
  <ul aria-label="Items" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
    {items.map(({ name, quantity, cents }) => (
      <li key={name}>
        <Flex gap={3} justify="space-between">
          <Text>
            {quantity} × {name}
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
      </Card>
    </li>
  </ul>
)
