import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useStateLink } from 'sanity/router'
import { formatDay } from '../../../../lib/platform/shared/locale.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import type { LotOrder, StockLot } from '../../../../lib/shop/stock/shared/stock.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'
import { CorrectForm, WriteOffForm } from './change-forms.tsx'

type Props = { lot: StockLot; onChanged: () => Promise<void> }
type Open = 'correct' | 'write-off' | 'recall'

/** One lot: what is on hand of it, and who was given the rest. */
export function Lot({ lot, onChanged }: Props) {
  const { role } = useStaff()
  const [open, setOpen] = useState<Open | null>(null)
  const acts: [Open, string, boolean][] = [
    ['correct', 'Correct', mayDo(role, 'stock.write')],
    ['write-off', 'Write off', mayDo(role, 'stock.write')],
    ['recall', 'Who got it', mayDo(role, 'stock.recall')],
  ]
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text weight="semibold">{lot.name}</Text>
          <Text>{lot.onHand} on hand</Text>
        </Flex>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          {lot.isExpired ? (
            <Badge tone="critical" fontSize={1} padding={2} radius={2}>
              {`Expired on ${day(lot.expiresOn)}`}
            </Badge>
          ) : (
            <Text size={1} muted>
              {lot.expiresOn ? `Good through ${day(lot.expiresOn)}` : 'No expiration date known'}
            </Text>
          )}
          <Flex gap={2} wrap="wrap">
            {acts.map(
              ([name, text, may]) =>
                may && (
                  <Button
                    key={name}
                    mode="ghost"
                    fontSize={1}
                    text={text}
                    aria-label={`${text}: ${lot.name}`}
                    aria-expanded={open === name}
                    onClick={() => setOpen(open === name ? null : name)}
                  />
                ),
            )}
          </Flex>
        </Flex>
        {open === 'correct' && <CorrectForm lotId={lot.id} onHand={lot.onHand} onChanged={onChanged} />}
        {open === 'write-off' && <WriteOffForm lotId={lot.id} onHand={lot.onHand} onChanged={onChanged} />}
        {open === 'recall' && <Recall lot={lot} />}
      </Stack>
    </Card>
  )
}

const day = (date: string | null) => date && formatDay(date, { dateStyle: 'medium' })

/** The orders and people a lot went to. */
function Recall({ lot }: { lot: StockLot }) {
  const { role } = useStaff()
  const path = `stock/lots/${lot.id}/recall`
  const { answer, problem, refresh } = useAnswer<{ items: LotOrder[]; now: string }>(path)
  if (!answer) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  if (answer.items.length === 0) return <Text muted>No one has been given any of this lot.</Text>
  return (
    <Stack gap={4}>
      <ul aria-label={`Who got ${lot.name}`} style={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 12 }}>
        {answer.items.map((order) => (
          <li key={order.id}>
            <LotOrderLine order={order} now={answer.now} />
          </li>
        ))}
      </ul>
      {mayDo(role, 'stock.export') && (
        <Flex>
          <DownloadButton text="CSV" path={`${path}.csv`} />
        </Flex>
      )}
    </Stack>
  )
}

function LotOrderLine({ order, now }: { order: LotOrder; now: string }) {
  const { href, onClick } = useStateLink({ state: { tab: 'orders', id: order.id } })
  return (
    <Text>
      {order.units} to {order.buyerName ?? 'a buyer whose name isn’t known'}
      {order.email && `, ${order.email}`},{' '}
      <a href={href} onClick={onClick}>
        order #{order.ref}
      </a>
      {order.givenAt && (
        <>
          , <Moment at={order.givenAt} now={now} />
        </>
      )}
    </Text>
  )
}
