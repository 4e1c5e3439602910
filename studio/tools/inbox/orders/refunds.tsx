import { Button, Card, Flex, Heading, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import type { OrderDetail, OrderPayment, OrderRefund } from '../../../../lib/desk/orders/shared.ts'
import { dollarsText, formatExactCents, parseCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { WaitingRefundCard } from '../refunds/refunds-tab.tsx'
import { useStaff } from '../staff-api.ts'
import { useDraft } from '../ui/drafts.ts'
import { Moment } from '../ui/facts.tsx'
import { NotSent, Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'

/** What was given back, what is on its way, and for those who may: the way to give back more. */
export function Refunds({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const { role } = useStaff()
  const refundable = order.payments.filter(({ refundableCents }) => refundableCents > 0)
  const isOffered = mayDo(role, 'orders.refund') && refundable.length > 0
  if (order.refunds.length === 0 && order.waitingRefunds.length === 0 && !isOffered) return null
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
      {order.waitingRefunds.map((refund) => (
        <WaitingRefundCard key={refund.id} refund={refund} now={order.now} onChanged={onChanged} />
      ))}
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
            {words[refund.status]}: {formatExactCents(refund.cents)}
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

type Draft = {
  amount: string
  reason: string
  /**
   * Set once it was asked for: the same refund however often it is pressed or sent again; another amount is another
   * one.
   */
  asked: { id: string; cents: number } | null
}

type Props = { order: OrderDetail; payment: OrderPayment; onChanged: () => void }

/** Gives money of one payment back, all that is left or a part. Asked once more before anything moves. */
function RefundForm({ order, payment, onChanged }: Props) {
  const { refundableCents: left, captureId } = payment
  const empty: Draft = { amount: dollarsText(left), reason: '', asked: null }
  const [draft, keep] = useDraft<Draft>(`refund ${order.id} ${captureId}`)
  const { amount, reason, asked } = draft ?? empty
  const set = (some: Partial<Draft>) => {
    const next = { amount, reason, asked, ...some }
    keep(next.amount === empty.amount && next.reason === '' && !next.asked ? undefined : next)
  }
  const [isAsking, setIsAsking] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { isBusy, problem, change } = useChange(onChanged)
  const wrongId = useId()
  const cents = parseCents(amount)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const sentence = problemOf(cents, left, reason)
    setWrong(sentence)
    setIsAsking(sentence === null)
  }
  const refund = async () => {
    if (cents === null) return
    const isKnown = order.refunds.some((one) => one.id === asked?.id)
    const id = asked && !isKnown && asked.cents === cents ? asked.id : crypto.randomUUID()
    set({ asked: { id, cents } })
    const body = { id, captureId, cents, seenCents: left, reason: reason.trim() }
    const done = await change({ method: 'POST', path: `orders/${order.id}/refunds`, body })
    if (done) keep(undefined)
    setSaid(done?.outcome === 'waits' ? (done.message ?? '') : '')
    setIsAsking(false)
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={ask} noValidate aria-label={`Refund payment ${captureId}`}>
        <Text>
          {formatExactCents(left)} of {formatExactCents(payment.cents)} can be refunded
          {captureId === 'gift-card'
            ? ' to the gift card that paid'
            : order.payments.length > 1 && ` of payment ${captureId}`}
          .
        </Text>
        <Stack as="label" gap={2}>
          <Text size={1}>Amount in dollars</Text>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            readOnly={isAsking}
            aria-invalid={wrong !== null}
            aria-describedby={wrongId}
            onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
          />
        </Stack>
        <Stack as="label" gap={2}>
          <Text size={1}>Why, for your colleagues (the buyer does not see it)</Text>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            readOnly={isAsking}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
        </Stack>
        <div id={wrongId}>{wrong && <Problem text={wrong} />}</div>
        {problem && <Problem text={problem} />}
        <div role="status">{said && <Text>{said}</Text>}</div>
        {isAsking && cents !== null ? (
          <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really refund?">
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text>Give {formatExactCents(cents)} back to the buyer? This can’t be undone.</Text>
              <Flex gap={2}>
                <Button
                  tone="critical"
                  text={`Yes, refund ${formatExactCents(cents)}`}
                  disabled={isBusy}
                  onClick={refund}
                />
                <Button
                  mode="ghost"
                  text="No"
                  disabled={isBusy}
                  autoFocus
                  onClick={() => setIsAsking(false)}
                />
              </Flex>
            </Flex>
          </Card>
        ) : (
          <Flex gap={3} align="center" wrap="wrap">
            <Button type="submit" mode="ghost" text="Refund" />
            {order.travelCents > 0 && order.travelCents < left && (
              <Button
                type="button"
                mode="bleed"
                text={`Only the travel fee (${formatExactCents(order.travelCents)})`}
                onClick={() => set({ amount: dollarsText(order.travelCents) })}
              />
            )}
            <NotSent
              isKept={draft !== undefined}
              onDiscard={() => {
                keep(undefined)
                setWrong(null)
              }}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

function problemOf(cents: number | null, left: number, reason: string): string | null {
  if (cents === null || cents === 0) return 'Write the amount in dollars, such as 12.50.'
  if (cents > left) return `At most ${formatExactCents(left)} can be refunded.`
  return reason.trim() ? null : 'Say why the money goes back, for your colleagues.'
}
