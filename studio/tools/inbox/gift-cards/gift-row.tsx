import { Badge, Flex, Stack, Text } from '@sanity/ui'
import type { GiftCardRow } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'
import { giftStatuses, shortDay } from './words.ts'

type Props = { card: GiftCardRow; now: string; isSelected: boolean }

export const GiftRowCard = ({ card, now, isSelected }: Props) => (
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
