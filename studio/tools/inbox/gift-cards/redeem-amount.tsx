import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { formatExactCents, parseCents } from '../../../../lib/platform/shared/money.ts'
import { heldSentence, redeemUnknownSentence } from '../../../../lib/shop/gift-cards/shared/gift-card.ts'
import { StaffProblem, useStaffApi } from '../staff-api.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { Problem } from '../ui/messages.tsx'
import { giftStatuses, redeemProblem, type ShownCard } from './words.ts'

type Props = {
  card: ShownCard
  code: string
  /** The key of taking so much off this card, the same until that is done. */
  keyOf: (cents: number) => string
  onDone: (usedCents: number, balanceCents: number) => void
}

/** How much of a card pays, and for what; asked once more before anything moves. */
export function RedeemAmount({ card, code, keyOf, onDone }: Props) {
  const api = useStaffApi()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cents = parseCents(amount) ?? 0
  const { balanceCents, heldCents, status, recipientName } = card

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const sentence = redeemProblem(cents, card, note)
    setProblem(sentence)
    setAsking(sentence === null)
  }
  const redeem = async () => {
    setBusy(true)
    try {
      const body = { code, amountCents: cents, note: note.trim(), key: keyOf(cents) }
      const answer = await api.change<{ balanceCents: number }>('POST', 'gift-cards/redeem', body)
      onDone(cents, answer.balanceCents)
    } catch (error) {
      setProblem(isRefusal(error) ? error.message : redeemUnknownSentence)
      setAsking(false)
      setBusy(false)
    }
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={ask} noValidate aria-label="Redeem">
        <Facts>
          <Fact label="Left on it">{formatExactCents(balanceCents)}</Fact>
          <Fact label="Worth when sold">{formatExactCents(card.valueCents)}</Fact>
          <Fact label="For">{recipientName}</Fact>
          <Fact label="Status">{giftStatuses[status]}</Fact>
        </Facts>
        {heldCents > 0 && <Text size={1}>{heldSentence(heldCents)}</Text>}
        <Stack as="label" gap={2}>
          <Text size={1}>Amount in dollars</Text>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            value={amount}
            readOnly={isAsking}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Stack>
        <Stack as="label" gap={2}>
          <Text size={1}>What for, such as “Visit of May 3” (no diagnosis, please)</Text>
          <TextInput
            maxLength={200}
            value={note}
            readOnly={isAsking}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Stack>
        {problem && <Problem text={problem} />}
        {isAsking ? (
          <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really redeem?">
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text>
                Take {formatExactCents(cents)} off the card? {formatExactCents(balanceCents)} is on it now,{' '}
                {formatExactCents(balanceCents - cents)} will be left.
              </Text>
              <Flex gap={2}>
                <Button
                  tone="primary"
                  text={`Yes, redeem ${formatExactCents(cents)}`}
                  disabled={isBusy}
                  autoFocus
                  onClick={redeem}
                />
                <Button mode="ghost" text="No" disabled={isBusy} onClick={() => setAsking(false)} />
              </Flex>
            </Flex>
          </Card>
        ) : (
          <Flex>
            <Button type="submit" tone="primary" text="Redeem" />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

/** Whether the site itself said no: without its word the money may be taken. */
const isRefusal = (error: unknown): error is StaffProblem =>
  error instanceof StaffProblem && error.status >= 400 && error.status < 500
