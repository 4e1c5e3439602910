import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { StateLink } from 'sanity/router'
import type { WaitingRefund, WaitingRefunds } from '../../../../lib/desk/refunds/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { Moment } from '../ui/facts.tsx'
import { Problem } from '../ui/messages.tsx'
import { Report } from '../ui/report.tsx'
import { useChange } from '../ui/use-change.ts'

/** What waits for a second person. */
export const RefundsTab = () => (
  <Report<WaitingRefunds>
    path="refunds"
    title="Refunds to confirm"
    about="A refund above the owner’s amount goes out once a second person confirms it. Partial refunds of one order within a day count together."
    label="Refunds to confirm"
    empty={({ confirmAboveCents: above }) =>
      above === null
        ? 'Nothing is waiting: the owner hasn’t set an amount.'
        : `Nothing is waiting. Refunds above ${formatExactCents(above)} take a second person.`
    }
    line={(refund, { now }, refresh) => <WaitingRefundCard refund={refund} now={now} onChanged={refresh} />}
    keyOf={({ id }) => id}
  />
)

type WaitingRefundCardProps = { refund: WaitingRefund; now: string; onChanged: () => unknown }

/** A refund that takes a second person: who asked may take it back, anybody else who refunds says yes or no. */
export function WaitingRefundCard({ refund, now, onChanged }: WaitingRefundCardProps) {
  const { id, orderId, orderRef, cents, reason, by, isYours, at } = refund
  const { role } = useStaff()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, change } = useChange(onChanged)
  const amount = formatExactCents(cents)
  const decide = async (what: 'confirm' | 'reject') => {
    await change({ method: 'POST', path: `refunds/${id}/${what}`, body: {} })
    setAsking(false)
  }
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={4}>
        <Flex gap={3} justify="space-between" wrap="wrap">
          <Text weight="semibold">
            {amount} of order <StateLink state={{ tab: 'orders', id: orderId }}>#{orderRef}</StateLink> is
            waiting for a second person
          </Text>
          <Text size={1} muted>
            {by}, <Moment at={at} now={now} />
          </Text>
        </Flex>
        <Text size={1}>{reason}</Text>
        {problem && <Problem text={problem} />}
        {mayDo(role, 'orders.refund') &&
          (isAsking ? (
            <Flex role="alertdialog" aria-label="Really confirm?" gap={3} align="center" wrap="wrap">
              <Text>Give {amount} back to the buyer? This can’t be undone.</Text>
              <Button
                tone="critical"
                text={`Yes, refund ${amount}`}
                disabled={isBusy}
                onClick={() => decide('confirm')}
              />
              <Button mode="ghost" text="No" disabled={isBusy} autoFocus onClick={() => setAsking(false)} />
            </Flex>
          ) : (
            <Flex gap={2} wrap="wrap">
              {!isYours && <Button text="Confirm refund" disabled={isBusy} onClick={() => setAsking(true)} />}
              <Button
                mode="ghost"
                text={isYours ? 'Take it back' : 'Reject'}
                disabled={isBusy}
                onClick={() => decide('reject')}
              />
            </Flex>
          ))}
      </Stack>
    </Card>
  )
}
