import type { DocumentBadgeComponent } from 'sanity'
import { clinicLongDate, clinicTime } from '../../../lib/platform/clinic-time/shared/model.ts'
import { usePlanned } from './use-planned.ts'

/** Says of a document that it will change by itself, and when first. */
export const PlannedBadge: DocumentBadgeComponent = ({ id }) => {
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
