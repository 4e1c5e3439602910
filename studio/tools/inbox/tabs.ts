import { type ComponentType, lazy } from 'react'
import type { Permission } from '../../../lib/staff/model.ts'

export type InboxTab = {
  name: string
  title: string
  /** Who may not do this does not see the tab. */
  permission: Permission
  component: ComponentType
}

/** In the order of the day: first what somebody waits for. */
export const inboxTabs: InboxTab[] = [
  {
    name: 'requests',
    title: 'Requests',
    permission: 'requests.read',
    component: lazy(() =>
      import('./requests/requests-tab.tsx').then(({ RequestsTab }) => ({ default: RequestsTab })),
    ),
  },
  {
    name: 'rsvps',
    title: 'RSVPs',
    permission: 'rsvps.read',
    component: lazy(() => import('./rsvps/rsvps-tab.tsx').then(({ RsvpsTab }) => ({ default: RsvpsTab }))),
  },
]
