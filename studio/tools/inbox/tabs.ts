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
    name: 'estimates',
    title: 'Estimates',
    permission: 'estimates.read',
    component: lazy(() =>
      import('./estimates/estimates-tab.tsx').then((file) => ({ default: file.EstimatesTab })),
    ),
  },
]
