import { PastEventCard } from '@/components/events/past-event-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { byTime, listLateEvents } from '@/lib/content/server/events'
import type { BlockOf } from '@/lib/content/server/pages'
import { now } from '@/lib/platform/server/clock'
import { Section, split } from './section'

export const maxPastShown = 6

/** The latest events that are over; nothing at all before the first one is. */
export async function PastEventList({ heading, intro, tone, anchor }: BlockOf<'pastEventList'>) {
  const { past } = byTime(await listLateEvents(now()), now())
  if (past.length === 0) return null
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <ul>
        {past.slice(0, maxPastShown).map((event) => (
          <PastEventCard key={event._id} event={event} />
        ))}
      </ul>
    </Section>
  )
}
