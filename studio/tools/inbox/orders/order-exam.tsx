import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useStateLink } from 'sanity/router'
import { clearedUntil } from '../../../../lib/care/clearances/shared.ts'
import { mayBeGiven, type OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { clinicLongDate } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { formatExactCents, sumCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { ExamCheck } from '../ui/exam-check.tsx'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'

type Props = { order: OrderDetail; onChanged: () => void }

/** Whether the exam is done: by the register, or by a tick for this order alone. */
export function OrderExam({ order, onChanged }: Props) {
  const { role } = useStaff()
  const register = useStateLink({ state: { tab: 'exams', id: order.id } })
  const until = clearedUntil(order.exams)
  return (
    <Stack gap={4}>
      {until && !order.exam ? (
        <Text>✓ Cleared until {clinicLongDate(new Date(until))}</Text>
      ) : (
        <ExamCheck
          path={`orders/${order.id}/exam`}
          exam={order.exam}
          now={order.now}
          isNeeded={mayBeGiven(order.status)}
          onChanged={onChanged}
        />
      )}
      {order.exams.length > 0 && mayDo(role, 'exams.read') && (
        <Text>
          <a href={register.href} onClick={register.onClick}>
            Exam register
          </a>
        </Text>
      )}
      {order.isDeclined && <DeclinedRefund order={order} onChanged={onChanged} />}
    </Stack>
  )
}

/** The provider advised against it: all that is left goes back by one press. */
function DeclinedRefund({ order, onChanged }: Props) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  const [said, setSaid] = useState('')
  const left = sumCents(order.payments.map(({ refundableCents }) => refundableCents))
  const refund = async () => {
    const path = `orders/${order.id}/declined-refund`
    const done = await change({ method: 'POST', path, body: { all: true } })
    setSaid(done?.outcome === 'waits' ? (done.message ?? '') : '')
  }
  return (
    <Card tone="caution" border radius={2} padding={4}>
      <Stack gap={4}>
        <Text>The provider advised against the treatment. The patient was told by email.</Text>
        {left > 0 && mayDo(role, 'orders.refund') && (
          <Flex>
            <Button
              tone="critical"
              text={`Refund all that is left: ${formatExactCents(left)}`}
              disabled={isBusy}
              onClick={refund}
            />
          </Flex>
        )}
        <div role="status">{said && <Text>{said}</Text>}</div>
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}
