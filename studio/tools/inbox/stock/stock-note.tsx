import { getPublishedId } from '@sanity/client/csm'
import { Card, Text } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'
import { formatDay } from '../../../../lib/platform/shared/locale.ts'
import type { StockRow } from '../../../../lib/shop/stock/shared/stock.ts'
import { useAnswer } from '../ui/use-change.ts'

/**
 * Above the form of an injection: what there is of it, and the way to its lots. Nothing before it is in the shop, which
 * the list of all tells without a refusal.
 */
export function StockNote({ value }: { value: unknown }) {
  const id = getPublishedId((value as { _id?: string } | undefined)?._id ?? '')
  const { answer } = useAnswer<{ items: StockRow[] }>('stock')
  const stock = answer?.items.find((row) => row.id === id)
  const href = `${useWorkspace().basePath}/inbox/stock/${id}`
  const { onClick } = useLink({ href })
  if (!stock) return null
  const { forSale, onHand, lastsUntil } = stock
  return (
    <Card border radius={2} padding={3} role="region" aria-label="Stock">
      <Text size={1}>
        {forSale === 0 ? 'Sold out' : `${forSale} for sale`}, {onHand} on hand
        {lastsUntil && `, lasts until ${formatDay(lastsUntil)} at this pace`}.{' '}
        <a href={href} onClick={onClick}>
          Lots and deliveries
        </a>
      </Text>
    </Card>
  )
}
