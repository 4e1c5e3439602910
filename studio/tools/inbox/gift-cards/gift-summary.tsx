import { Card } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import type { GiftCardSummary } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { Problem } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-answer.ts'

/** What was sold, what still goes out, and the money that is owed. */
export function GiftSummary({ changes }: { changes: number }) {
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
          <Fact label="Sold">{`${soldCount} for ${formatDollars(soldCents)}`}</Fact>
          <Fact label="Scheduled">{String(scheduledCount)}</Fact>
          <Fact label="Delivered">{String(deliveredCount)}</Fact>
          <Fact label="Outstanding (we owe this)">{formatDollars(outstandingCents)}</Fact>
        </Facts>
      </section>
    </Card>
  )
}
