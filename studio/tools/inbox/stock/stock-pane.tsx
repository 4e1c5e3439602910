import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useStateLink } from 'sanity/router'
import { formatDay } from '../../../../lib/platform/shared/locale.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { type StockDetail, type StockEntry, stockMoves } from '../../../../lib/shop/stock/shared/stock.ts'
import { useStaff } from '../staff-api.ts'
import { Fact, Facts, Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'
import { MarkForm, ReceiveForm } from './change-forms.tsx'
import { Lot } from './lot.tsx'
import { StockBadge } from './stock-row.tsx'

type Props = { id: string; onChanged: () => void }

/** One injection: what there is of it, lot by lot, and every unit that came or went. */
export function StockPane({ id, onChanged }: Props) {
  const { role } = useStaff()
  const { answer: stock, problem, refresh } = useAnswer<StockDetail>(`stock/${encodeURIComponent(id)}`)
  if (!stock) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const readAgain = async () => {
    await refresh()
    onChanged()
  }
  const mayWrite = mayDo(role, 'stock.write')
  return (
    <Stack as="article" aria-labelledby="stock-heading" gap={5} padding={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" id="stock-heading" size={2}>
          {stock.name}
        </Heading>
        <StockBadge row={stock} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {stock.missing > 0 && (
        <Card tone="critical" border radius={2} padding={4}>
          <Text>
            {stock.missing} more {stock.missing === 1 ? 'is' : 'are'} held or sold than may be given. Receive
            more, or correct a lot.
          </Text>
        </Card>
      )}
      <StockFacts stock={stock} />
      {mayWrite && <ReceiveForm productId={id} now={stock.now} onChanged={readAgain} />}
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          Lots
        </Heading>
        <ul aria-label="Lots" style={listStyle}>
          {stock.lots.map((lot) => (
            <li key={lot.id}>
              <Lot lot={lot} onChanged={readAgain} />
            </li>
          ))}
        </ul>
      </Stack>
      {stock.setAside.length > 0 && <SetAside stock={stock} onChanged={readAgain} />}
      {mayWrite && <MarkForm productId={id} lowMark={stock.lowMark} onChanged={readAgain} />}
      <Ledger stock={stock} />
    </Stack>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }

const StockFacts = ({ stock }: { stock: StockDetail }) => (
  <Facts>
    <Fact label="For sale">{String(stock.forSale)}</Fact>
    <Fact label="On hand">{String(stock.onHand)}</Fact>
    <Fact label="Held for someone who is paying">{String(stock.held)}</Fact>
    <Fact label="Sold, not given yet">{String(stock.sold)}</Fact>
    <Fact label="Expired, of what’s on hand">{String(stock.expired)}</Fact>
    <Fact label="Sold in 30 days">{String(stock.soldIn30Days)}</Fact>
    <Fact label="Lasts until, at this pace">
      {stock.lastsUntil ? formatDay(stock.lastsUntil) : 'Can’t tell yet'}
    </Fact>
    <Fact label="Next to expire">{stock.nextExpiry ? formatDay(stock.nextExpiry) : 'No date known'}</Fact>
    <Fact label="Email from">{`${stock.lowMark} down`}</Fact>
  </Facts>
)

type SetAsideProps = { stock: StockDetail; onChanged: () => Promise<void> }

/** Orders paid back before they were given: somebody says whether their units can be sold. */
function SetAside({ stock, onChanged }: SetAsideProps) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  return (
    <Card tone="caution" border radius={2} padding={4}>
      <Stack gap={4}>
        <Text>
          These orders were refunded before they were fulfilled, so their units are still set aside. Put back
          what’s unopened. If something was used, put it back, then write it off.
        </Text>
        <ul aria-label="Refunded, still set aside" style={listStyle}>
          {stock.setAside.map(({ orderId, ref, units }) => (
            <li key={orderId}>
              <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                <Text>
                  Order #{ref}: {units}
                </Text>
                {mayDo(role, 'stock.write') && (
                  <Button
                    mode="ghost"
                    fontSize={1}
                    text="Put back"
                    aria-label={`Put back order #${ref}`}
                    disabled={isBusy}
                    onClick={() =>
                      change({ method: 'POST', path: `stock/orders/${orderId}/put-back`, body: {} })
                    }
                  />
                )}
              </Flex>
            </li>
          ))}
        </ul>
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}

const Ledger = ({ stock: { entries, now } }: { stock: StockDetail }) => (
  <Stack gap={4}>
    <Heading as="h3" size={1}>
      Everything that came or went
    </Heading>
    <ul aria-label="Ledger" style={listStyle}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Stack gap={2}>
            <Flex gap={3} justify="space-between">
              <Text>
                {stockMoves[entry.move]}: {entry.lot}
                {entry.order && (
                  <>
                    , <OrderLink order={entry.order} />
                  </>
                )}
              </Text>
              <Text>{entry.units < 0 ? `−${-entry.units}` : `+${entry.units}`}</Text>
            </Flex>
            <Text size={1} muted>
              <Moment at={entry.at} now={now} />
              {entry.by && `, ${entry.by}`}
              {entry.reason && `: ${entry.reason}`}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  </Stack>
)

/** Where the order is, for who may see orders. */
function OrderLink({ order: { id, ref } }: { order: NonNullable<StockEntry['order']> }) {
  const { role } = useStaff()
  const { href, onClick } = useStateLink({ state: { tab: 'orders', id } })
  if (!mayDo(role, 'orders.read')) return <>order #{ref}</>
  return (
    <a href={href} onClick={onClick}>
      order #{ref}
    </a>
  )
}
