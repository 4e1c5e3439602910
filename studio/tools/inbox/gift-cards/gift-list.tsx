import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GiftCardRow, GiftCardSummary } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Fact, Facts, Moment } from '../ui/facts.tsx'
import { ListRow, Rows } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer, usePages } from '../ui/use-change.ts'
import { giftStatuses, redeemId, shortDay } from './words.ts'

type GiftListProps = { selectedId: string | null; changes: number }

/** What the clinic owes, the way to the desk, and the cards, the newest first. */
export function GiftList({ selectedId, changes }: GiftListProps) {
  const { role } = useStaff()
  const [state, setState] = useState('')
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({ ...(state && { state }), ...(search && { search }) }).toString()
  const { items, next, now, problem, refresh, readMore } = usePages<GiftCardRow>(`gift-cards?${query}`)
  const look = useCallback((text: string) => setSearch(text), [])
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current !== changes) void refresh()
    seen.current = changes
  }, [changes, refresh])
  return (
    <Stack gap={4} padding={3}>
      <GiftSummary changes={changes} />
      {mayDo(role, 'giftCards.redeem') && (
        <Card border radius={3}>
          <ListRow to={{ tab: 'gift-cards', id: redeemId }} isSelected={selectedId === redeemId}>
            <Flex align="center" justify="space-between" gap={3}>
              <Text weight="semibold">Redeem a gift card at the desk</Text>
              <Text muted>
                <ChevronRightIcon />
              </Text>
            </Flex>
          </ListRow>
        </Card>
      )}
      <Toolbar>
        <SearchField label="Name, email, order number or last 4 of the code" value={search} onSearch={look} />
        <FilterSelect
          label="Status"
          value={state}
          options={[['', 'All'], ...Object.entries(giftStatuses)]}
          onChange={setState}
        />
        <DownloadButton text="CSV" path={`gift-cards.csv?${query}`} />
        <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...(query ? notFound : none)} />}
      {items && now && items.length > 0 && (
        <Rows label="Gift cards">
          {items.map((card) => (
            <li key={card.id}>
              <GiftRowCard card={card} now={now} isSelected={card.id === selectedId} />
            </li>
          ))}
        </Rows>
      )}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

const none = {
  title: 'No gift cards yet',
  text: 'Gift cards sold on the site appear here once they’re paid.',
}
const notFound = { title: 'Nothing found', text: 'Try another state or a shorter part of the name.' }

type GiftRowCardProps = { card: GiftCardRow; now: string; isSelected: boolean }

const GiftRowCard = ({ card, now, isSelected }: GiftRowCardProps) => (
  <ListRow to={{ tab: 'gift-cards', id: card.id }} isSelected={isSelected}>
    <Stack gap={3}>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text weight="semibold">
          {formatExactCents(card.valueCents)} for {card.recipientName}
        </Text>
        <GiftStatusBadge status={card.status} />
      </Flex>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1} muted>
          From {card.senderName}, …{card.endsWith}, {formatExactCents(card.balanceCents)} left
        </Text>
        <Text size={1} muted>
          {card.status === 'scheduled' ? (
            `Goes out ${shortDay(card.deliverOn)}`
          ) : (
            <>
              Sold <Moment at={card.boughtAt} now={now} />
            </>
          )}
        </Text>
      </Flex>
    </Stack>
  </ListRow>
)

const tones = { scheduled: 'caution', delivered: 'positive', cancelled: 'neutral' } as const

export const GiftStatusBadge = ({ status }: Pick<GiftCardRow, 'status'>) => (
  <Badge tone={tones[status]} fontSize={1} padding={2} radius={2}>
    {giftStatuses[status]}
  </Badge>
)

/** What was sold, what still goes out, and the money that is owed. */
function GiftSummary({ changes }: { changes: number }) {
  const { answer, problem, refresh } = useAnswer<GiftCardSummary>('gift-cards/summary')
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current !== changes) void refresh()
    seen.current = changes
  }, [changes, refresh])
  if (problem) return <Problem text={problem} onRetry={refresh} />
  if (!answer) return null
  const { soldCount, soldCents, scheduledCount, deliveredCount, outstandingCents } = answer
  return (
    <Card border radius={3} padding={4}>
      <section aria-label="Gift cards in numbers">
        <Facts>
          <Fact label="Sold">{`${soldCount} for ${formatExactCents(soldCents)}`}</Fact>
          <Fact label="Scheduled">{String(scheduledCount)}</Fact>
          <Fact label="Delivered">{String(deliveredCount)}</Fact>
          <Fact label="Outstanding (we owe this)">{formatExactCents(outstandingCents)}</Fact>
        </Facts>
      </section>
    </Card>
  )
}
