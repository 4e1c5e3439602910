import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useStateLink } from 'sanity/router'
import type { GiftCardDetail } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { Fact, Facts, Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'
import { GiftChangeForm } from './gift-change-form.tsx'
import { GiftStatusBadge } from './gift-list.tsx'
import { entryWords, shortDay } from './words.ts'

type Props = { id: string; onChanged: () => void }

/** One card: whom it is for, where it went, what moved on it, and what can be done about it. Never its code. */
export function GiftPane({ id, onChanged }: Props) {
  const { role } = useStaff()
  const { answer: card, problem, refresh } = useAnswer<GiftCardDetail>(`gift-cards/${id}`)
  const order = useStateLink({ state: { tab: 'orders', id: card?.orderId ?? '' } })
  if (!card) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const readAgain = async () => {
    await refresh()
    onChanged()
  }
  return (
    <Stack as="article" aria-labelledby="gift-heading" gap={5} padding={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" id="gift-heading" size={2}>
          Gift card for {card.recipientName}
        </Heading>
        <GiftStatusBadge status={card.status} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      <Facts>
        <Fact label="Left on it">{formatExactCents(card.balanceCents)}</Fact>
        <Fact label="Worth when sold">{formatExactCents(card.valueCents)}</Fact>
        <Fact label="Paid for it">{formatExactCents(card.priceCents)}</Fact>
        <Fact label="Code">{`Ends in ${card.endsWith}`}</Fact>
        <Fact label="Card">{card.title}</Fact>
        <Fact label={card.deliveredAt ? 'Delivered' : 'Goes out'}>
          {card.deliveredAt ? <Moment at={card.deliveredAt} now={card.now} /> : shortDay(card.deliverOn)}
        </Fact>
        <Fact label="Goes to">{card.recipientEmail ?? 'The sender, to hand over'}</Fact>
        <Fact label="From">{card.senderName}</Fact>
        <Fact label="Sender’s email">{card.senderEmail ?? 'Not known'}</Fact>
        <Fact label="Order">
          <a href={order.href} onClick={order.onClick}>
            #{card.orderRef}
          </a>
        </Fact>
        {card.message && (
          <Fact label="Message" isWide>
            {card.message}
          </Fact>
        )}
      </Facts>
      <GiftEntries card={card} />
      {mayDo(role, 'giftCards.change') && card.status !== 'cancelled' && (
        <GiftActs key={`${card.status} ${card.refundableCents}`} card={card} onChanged={readAgain} />
      )}
    </Stack>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }

/** Every movement of a card's money; together they are what is left on it. */
const GiftEntries = ({ card: { entries, balanceCents, now } }: { card: GiftCardDetail }) => (
  <Stack gap={4}>
    <Heading as="h3" size={1}>
      Its transactions
    </Heading>
    <ul aria-label="Transactions" style={listStyle}>
      {entries.map(({ id, kind, cents, at, by, note, orderRef }) => (
        <li key={id}>
          <Stack gap={2}>
            <Flex gap={3} justify="space-between">
              <Text>
                {entryWords[kind]}
                {orderRef && kind !== 'issue' && ` (order #${orderRef})`}
              </Text>
              <Text>{signed(cents)}</Text>
            </Flex>
            <Text size={1} muted>
              <Moment at={at} now={now} />
              {by && `, ${by}`}
              {note && `: ${note}`}
            </Text>
          </Stack>
        </li>
      ))}
      <li>
        <Flex gap={3} justify="space-between">
          <Text weight="semibold">Left</Text>
          <Text weight="semibold">{formatExactCents(balanceCents)}</Text>
        </Flex>
      </li>
    </ul>
  </Stack>
)

const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${formatExactCents(Math.abs(cents))}`

type GiftActsProps = { card: GiftCardDetail; onChanged: () => Promise<void> }

/** Sending a card again, changing for whom it is, and taking it back. */
function GiftActs({ card, onChanged }: GiftActsProps) {
  const { isBusy, problem, change } = useChange(onChanged)
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null)
  const [said, setSaid] = useState('')
  const run = async (action: 'change' | 'cancel' | 'resend', body: object, words: string) => {
    setSaid('')
    const done = await change({ method: 'POST', path: `gift-cards/${card.id}/${action}`, body })
    if (done) setSaid(done.outcome === 'waits' ? (done.message ?? '') : words)
    if (done || action === 'cancel') setOpen(null)
  }
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        Change it
      </Heading>
      <div role="status">{said && <Text>{said}</Text>}</div>
      {problem && <Problem text={problem} />}
      <Flex gap={2} wrap="wrap">
        {card.status === 'delivered' && (
          <Button
            mode="ghost"
            text="Send it again"
            disabled={isBusy}
            onClick={() => run('resend', {}, 'The card is on its way by email again.')}
          />
        )}
        <Button
          mode="ghost"
          text="Change recipient, message or day"
          disabled={isBusy}
          aria-expanded={open === 'change'}
          onClick={() => setOpen(open === 'change' ? null : 'change')}
        />
        {card.refundableCents > 0 && (
          <Button
            mode="ghost"
            tone="critical"
            text="Cancel it"
            disabled={isBusy}
            onClick={() => setOpen('cancel')}
          />
        )}
      </Flex>
      {open === 'change' && (
        <GiftChangeForm
          card={card}
          isBusy={isBusy}
          onChange={(body) => run('change', body, 'The gift card has been changed.')}
        />
      )}
      {open === 'cancel' && (
        <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really cancel?">
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Text>
              Give {formatExactCents(card.refundableCents)} back to the buyer? The code is no longer valid
              then, and this can’t be undone.
            </Text>
            <Flex gap={2}>
              <Button
                tone="critical"
                text="Yes, cancel the card"
                disabled={isBusy}
                onClick={() => run('cancel', {}, 'The gift card is canceled.')}
              />
              <Button mode="ghost" text="No" disabled={isBusy} autoFocus onClick={() => setOpen(null)} />
            </Flex>
          </Flex>
        </Card>
      )}
    </Stack>
  )
}
