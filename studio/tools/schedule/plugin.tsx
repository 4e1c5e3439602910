import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentBadgeComponent,
  definePlugin,
  type Tool,
  useCurrentUser,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { clinicLongDate, clinicTime } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { usePlanned } from './use-planned.ts'

const publishers = new Set(['administrator', 'editor'])

/** "Schedule…": the draft is published at a moment instead of now. The server asks again who may. */
const ScheduleAction: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const [isOpen, setOpen] = useState(false)
  const user = useCurrentUser()
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation } = useValidationStatus(draft?._id ?? id, type, true)
  if (version || !user?.roles.some(({ name }) => publishers.has(name))) return null
  const hasError = validation.some(({ level }) => level === 'error')
  const reason = !draft
    ? 'Change something first: there is no draft to schedule.'
    : hasError
      ? 'There are errors that need to be fixed before this can be scheduled.'
      : undefined
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: Boolean(reason) || isSyncing || isValidating,
    title: reason,
    onHandle: () => setOpen(true),
    dialog: isOpen &&
      draft && {
        type: 'dialog',
        header: 'Schedule this change',
        onClose: () => setOpen(false),
        content: (
          <ScheduleDialog
            id={id}
            type={type}
            draft={draft}
            isNew={!published}
            onClose={() => setOpen(false)}
          />
        ),
      },
  }
}
ScheduleAction.action = 'schedule'

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
