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
    name: 'orders',
    title: 'Orders',
    permission: 'orders.read',
    component: lazy(() =>
      import('./orders/orders-tab.tsx').then(({ OrdersTab }) => ({ default: OrdersTab })),
    ),
  },
  {
    name: 'audit',
    title: 'Audit',
    permission: 'audit.read',
    component: lazy(() => import('./audit/audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab }))),
  },
]
