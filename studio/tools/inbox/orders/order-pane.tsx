import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { mayBeGiven, type OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { ExamCheck } from '../ui/exam-check.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { Attention } from './attention.tsx'
import { Fulfilment } from './fulfilment.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderStatusBadge } from './order-row.tsx'
import { Refunds } from './refunds.tsx'

/** One order: what was bought, paid and given back, by whom, and whether a person must look at it. */
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
      {order.attention && <Attention order={order} text={order.attention} onChanged={refresh} />}
      {order.waitsForExam && (
        <Card tone="caution" border radius={2} padding={4}>
          <Text>Needs a Good Faith Exam first: nothing is given before a clinician has ticked it.</Text>
        </Card>
      )}
      <OrderItems order={order} />
      <Facts>
        <Fact label="Buyer">{order.buyerName ?? 'Name not known'}</Fact>
        <Fact label="Email">
          {order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'Not known'}
        </Fact>
        <Fact label="Ordered">
          <Moment at={order.createdAt} now={order.now} />
        </Fact>
        <Fact label="Paid">{order.paidAt ? <Moment at={order.paidAt} now={order.now} /> : 'Not yet'}</Fact>
        {order.paypalOrders.map((number) => (
          <Fact key={number} label="Order at PayPal">
            {number}
          </Fact>
        ))}
        {order.payments.map(({ captureId }) => (
          <Fact key={captureId} label={captureId === 'gift-card' ? 'Paid with' : 'Payment at PayPal'}>
            {captureId === 'gift-card' ? 'A gift card' : captureId}
          </Fact>
        ))}
      </Facts>
      <ExamCheck
        path={`orders/${id}/exam`}
        exam={order.exam}
        now={order.now}
        isNeeded={mayBeGiven(order.status)}
        onChanged={refresh}
      />
      <Fulfilment order={order} onChanged={refresh} />
      <Refunds order={order} onChanged={refresh} />
    </Stack>
  )
}
