import { Flex, Heading, Stack } from '@sanity/ui'
import { useStateLink } from 'sanity/router'
import type { GiftCardDetail } from '../../../../lib/desk/gift-cards/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { GiftActs } from './gift-acts.tsx'
import { GiftEntries } from './gift-entries.tsx'
import { GiftStatusBadge } from './gift-row.tsx'
import { shortDay } from './words.ts'

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
        <Fact label="Left on it">{formatDollars(card.balanceCents)}</Fact>
        <Fact label="Worth when sold">{formatDollars(card.valueCents)}</Fact>
        <Fact label="Paid for it">{formatDollars(card.priceCents)}</Fact>
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
