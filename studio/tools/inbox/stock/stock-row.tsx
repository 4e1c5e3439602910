import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { formatDay } from '../../../../lib/platform/shared/locale.ts'
import type { StockRow } from '../../../../lib/shop/stock/shared/stock.ts'
import { ListRow } from '../ui/list-row.tsx'

export const StockLine = ({ row, isSelected }: { row: StockRow; isSelected: boolean }) => (
  <ListRow to={{ tab: 'stock', id: row.id }} isSelected={isSelected}>
    <Stack gap={3}>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text weight="semibold">{row.name}</Text>
        <StockBadge row={row} />
      </Flex>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1} muted>
          {row.onHand} on hand · {row.held + row.sold} held or sold · {row.soldIn30Days} sold in 30 days
        </Text>
        {row.lastsUntil && (
          <Text size={1} muted>
            Lasts until {formatDay(row.lastsUntil, { dateStyle: 'medium' })}
          </Text>
        )}
      </Flex>
    </Stack>
  </ListRow>
)

/** How much is for sale, and whether that is little. */
export function StockBadge({ row }: { row: StockRow }) {
  const { tone, text } = stateOf(row)
  return (
    <Badge tone={tone} fontSize={1} padding={2} radius={2}>
      {text}
    </Badge>
  )
}

function stateOf({ isOnSale, missing, forSale, lowMark }: StockRow) {
  if (missing > 0) return { tone: 'critical', text: `${missing} sold, but not in stock` } as const
  if (!isOnSale) return { tone: 'neutral', text: 'Not published' } as const
  if (forSale === 0) return { tone: 'critical', text: 'Sold out' } as const
  return { tone: forSale <= lowMark ? 'caution' : 'positive', text: `${forSale} for sale` } as const
}
