import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { OrderDetail, OrderPayment } from '../../../../lib/order-desk/model.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'
import { centsOf } from './cents.ts'

type Props = { order: OrderDetail; payment: OrderPayment; onChanged: () => void }

/** Gives money of one payment back, all that is left or a part. Asked once more before anything moves. */
export function RefundForm({ order, payment, onChanged }: Props) {
  const { refundableCents: left, captureId } = payment
  const [amount, setAmount] = useState((left / 100).toFixed(2))
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  // The same refund however often it is pressed or sent again, until it is known here; another amount is another one.
  const id = useRef({ cents: 0, id: '' })
  const { isBusy, problem, change } = useChange(onChanged)
  const wrongId = useId()
  const cents = centsOf(amount)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const sentence = problemOf(cents, left, reason)
    setWrong(sentence)
    setIsAsking(sentence === null)
  }
  const refund = async () => {
    if (cents === null) return
    const isKnown = order.refunds.some((one) => one.id === id.current.id)
    if (isKnown || id.current.cents !== cents) id.current = { cents, id: crypto.randomUUID() }
    const body = { id: id.current.id, captureId, cents, seenCents: left, reason: reason.trim() }
    await change({ method: 'POST', path: `orders/${order.id}/refunds`, body })
    setIsAsking(false)
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={ask} noValidate aria-label={`Refund payment ${captureId}`}>
        <Text>
          {formatDollars(left)} of {formatDollars(payment.cents)} can be refunded
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
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Stack>
        <Stack as="label" gap={2}>
          <Text size={1}>Why, for your colleagues (the buyer does not see it)</Text>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            readOnly={isAsking}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Stack>
        <div id={wrongId}>{wrong && <Problem text={wrong} />}</div>
        {problem && <Problem text={problem} />}
        {isAsking && cents !== null ? (
          <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really refund?">
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text>Give {formatDollars(cents)} back to the buyer? This can’t be undone.</Text>
              <Flex gap={2}>
                <Button
                  tone="critical"
                  text={`Yes, refund ${formatDollars(cents)}`}
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
          <Flex>
            <Button type="submit" mode="ghost" text="Refund" />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

function problemOf(cents: number | null, left: number, reason: string): string | null {
  if (cents === null || cents === 0) return 'Write the amount in dollars, such as 12.50.'
  if (cents > left) return `At most ${formatDollars(left)} can be refunded.`
  return reason.trim() ? null : 'Say why, for your colleagues.'
}
