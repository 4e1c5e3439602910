import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { Problem } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { useChange } from '../ui/use-change.ts'

const isPaid = ['paid', 'fulfilled', 'partially_refunded']

/** Whether the buyer has got what was ordered; it waits for the exam where one is needed. */
export function Fulfilment({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
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
