import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { OrderDetail } from '../../../../lib/desk/orders/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'

type Props = { order: OrderDetail; text: string; onChanged: () => void }

/** Why a person must look at the order, and the way to say that it is sorted out. */
export function Attention({ order, text, onChanged }: Props) {
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
              text="It is sorted out"
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
