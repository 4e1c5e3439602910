import 'server-only'
import { endOf } from '@/lib/content/server/event-times'
import { fetchEventEnds } from '@/lib/content/server/events'
import { refreshContent } from '@/lib/content/server/refresh'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'

// Zero at a start: what ended while this server was down is found by its first look. One ended event makes all pages with events anew.
const state = () => processState('turn-past', () => ({ lastLookMs: 0 }))

/**
 * Renders the pages with events again when one has ended since the last look, so that it moves to the past events without
 * a publish (EVENT-001). Returns the number of events that ended. Throws when the CMS can't be reached.
 */
export async function turnEventsPast(): Promise<number> {
  const nowMs = now().getTime()
  // The demo's clock may have been put back.
  const [from, to] = [Math.min(state().lastLookMs, nowMs), Math.max(state().lastLookMs, nowMs)]
  const events = await fetchEventEnds(new Date(from), new Date(to))
  const isBetween = (end: number | null) => end !== null && end > from && end <= to
  const ended = events.filter((event) => isBetween(endOf(event)))
  await refreshContent(ended.map(({ _id }) => ({ _id, _type: 'event', operation: 'update' as const })))
  state().lastLookMs = nowMs
  return ended.length
}
