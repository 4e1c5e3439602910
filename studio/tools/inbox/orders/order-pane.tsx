import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { Fact, Facts, Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'
import { OrderExam } from './order-exam.tsx'
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
          <Text>
            Needs a Good Faith Exam first: give nothing until a clinician has checked it off or approved it.
          </Text>
        </Card>
      )}
      <OrderItems order={order} />
      <Facts>
        <Fact label="Buyer">{order.buyerName ?? 'Name not known'}</Fact>
        <Fact label="Email">
          {order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'Not known'}
        </Fact>
        {order.visitArea && (
          <Fact label="Visit">{[order.visitArea, order.visitZip].filter(Boolean).join(' ')}</Fact>
        )}
        {order.phone && (
          <Fact label="Phone">
            <a href={`tel:${order.phone}`}>{order.phone}</a>
          </Fact>
        )}
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
      <OrderExam order={order} onChanged={refresh} />
      <VisitTime order={order} onChanged={refresh} />
      <Fulfilment order={order} onChanged={refresh} />
      <Refunds order={order} onChanged={refresh} />
    </Stack>
  )
}

type Props = { order: OrderDetail; text: string; onChanged: () => void }

/** Why a person must look at the order, and the way to say that it is sorted out. */
function Attention({ order, text, onChanged }: Props) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  return (
    <Card tone="caution" border radius={2} padding={4}>
      <Stack gap={4}>
        <Text>{text} Please look at this payment in PayPal and call the buyer.</Text>
        {mayDo(role, 'orders.settle') && (
          <Flex>
            <Button
              mode="ghost"
              text="Mark as resolved"
              disabled={isBusy}
              onClick={() =>
                change({ method: 'POST', path: `orders/${order.id}/attention`, body: { settled: true } })
              }
            />
          </Flex>
        )}
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }

const OrderItems = ({
  order: { items, totalCents, discountCents, travelCents, visitArea, giftCents },
}: {
  order: OrderDetail
}) => (
  <ul aria-label="Items" style={listStyle}>
    {items.map(({ id, name, quantity, cents, needsExam }) => (
      <li key={id}>
        <Flex gap={3} justify="space-between">
          <Text>
            {quantity} × {name}
            {needsExam && ' (exam required)'}
          </Text>
          <Text>{formatExactCents(cents)}</Text>
        </Flex>
      </li>
    ))}
    {travelCents > 0 && (
      <li>
        <Flex gap={3} justify="space-between">
          <Text>Travel fee, {visitArea}</Text>
          <Text>{formatExactCents(travelCents)}</Text>
        </Flex>
      </li>
    )}
    {discountCents > 0 && (
      <li>
        <Flex gap={3} justify="space-between">
          <Text>Discount</Text>
          <Text>−{formatExactCents(discountCents)}</Text>
        </Flex>
      </li>
    )}
    <li>
      <Card borderTop paddingTop={3}>
        <Flex gap={3} justify="space-between">
          <Text weight="semibold">Total</Text>
          <Text weight="semibold">{formatExactCents(totalCents)}</Text>
        </Flex>
        {giftCents > 0 && (
          <Flex gap={3} justify="space-between" paddingTop={3}>
            <Text>Paid with a gift card</Text>
            <Text>−{formatExactCents(giftCents)}</Text>
          </Flex>
        )}
      </Card>
    </li>
  </ul>
)

const isPaid = ['paid', 'fulfilled', 'partially_refunded']

/** Whether the buyer has a time for the visit; the booking system keeps the time itself. */
function VisitTime({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  const { timeChosenAt } = order
  if (!order.visitArea || !isPaid.includes(order.status)) return null
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text>
          {timeChosenAt ? (
            <>
              ✓ Time chosen, <Moment at={timeChosenAt} now={order.now} />
            </>
          ) : (
            'No time chosen yet'
          )}
        </Text>
        {mayDo(role, 'orders.fulfil') && (
          <Button
            mode="ghost"
            fontSize={1}
            disabled={isBusy}
            text={timeChosenAt ? 'No time after all' : 'A time is chosen'}
            onClick={() =>
              change({ method: 'POST', path: `orders/${order.id}/time`, body: { done: !timeChosenAt } })
            }
          />
        )}
      </Flex>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

/** Whether the buyer has got what was ordered; it waits for the exam where one is needed. */
function Fulfilment({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  const { fulfilled } = order
  if (!isPaid.includes(order.status)) return null
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text>
          {fulfilled ? (
            <>
              ✓ Fulfilled by {fulfilled.by}, <Moment at={fulfilled.at} now={order.now} />
            </>
          ) : (
            'Not fulfilled yet'
          )}
        </Text>
        {mayDo(role, 'orders.fulfil') && !order.waitsForExam && (
          <Button
            mode="ghost"
            fontSize={1}
            disabled={isBusy}
            text={fulfilled ? 'Not fulfilled after all' : 'Mark as fulfilled'}
            onClick={() =>
              change({ method: 'POST', path: `orders/${order.id}/fulfilment`, body: { done: !fulfilled } })
            }
          />
        )}
      </Flex>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}
