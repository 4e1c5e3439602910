import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy } from 'react'
import { type DocumentBadgeComponent, definePlugin, type Tool } from 'sanity'
import { clinicLongDate, clinicTime } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { ScheduleAction } from './schedule-action.tsx'
import { usePlanned } from './use-planned.ts'

/** What changes by itself at a moment: `/studio/schedule`. */
const scheduleTool: Tool = {
  name: 'schedule',
  title: 'Schedule',
  icon: CalendarIcon,
  component: lazy(() => import('./schedule.tsx').then(({ Schedule }) => ({ default: Schedule }))),
}

/** Says of a document that it will change by itself, and when first. */
const PlannedBadge: DocumentBadgeComponent = ({ id }) => {
  const { planned } = usePlanned()
  const own = planned?.documents.filter(({ documentId }) => documentId === id) ?? []
  const [next] = own
  if (!next) return null
  const due = new Date(next.dueAt)
  const more = own.length > 1 ? `, and ${own.length - 1} more after that` : ''
  return {
    label: `Planned for ${clinicLongDate(due)}`,
    title: `“${next.title}” changes this on ${clinicLongDate(due)} at ${clinicTime(due)} (Arizona)${more}. See Schedule.`,
    color: 'primary',
  }
}

/** The tool, "Schedule…" in every document's menu, and the badge of documents that will change. */
export const schedulePlugin = definePlugin({
  name: 'schedule',
  tools: [scheduleTool],
  document: {
    // Sanity's own, where it is offered, would publish past the staff's list.
    actions: (previous) => [...previous.filter(({ action }) => action !== 'schedule'), ScheduleAction],
    badges: (previous) => [...previous, PlannedBadge],
  },
})
