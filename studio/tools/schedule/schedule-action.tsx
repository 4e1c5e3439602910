import { CalendarIcon } from '@sanity/icons/Calendar'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser, useSyncState, useValidationStatus } from 'sanity'
import { ScheduleDialog } from './schedule-dialog.tsx'

const publishers = new Set(['administrator', 'editor'])

/** "Schedule…": the draft is published at a moment instead of now. The server asks again who may. */
export const ScheduleAction: DocumentActionComponent = ({ id, type, draft, published, version }) => {
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
