import { type ComponentType, lazy } from 'react'
import type { Permission } from '../../../lib/platform/staff-session/shared/model.ts'
import { MailTabTitle } from './mail/mail-tab-title.tsx'

export type InboxTab = {
  name: string
  title: string
  /** Who may not do this does not see the tab. */
  permission: Permission
  component: ComponentType
  /** Draws the title, where it tells more than its words. */
  label?: ComponentType
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
    name: 'gift-cards',
    title: 'Gift cards',
    permission: 'giftCards.read',
    component: lazy(() =>
      import('./gift-cards/gift-cards-tab.tsx').then(({ GiftCardsTab }) => ({ default: GiftCardsTab })),
    ),
  },
  {
    name: 'rsvps',
    title: 'RSVPs',
    permission: 'rsvps.read',
    component: lazy(() => import('./rsvps/rsvps-tab.tsx').then(({ RsvpsTab }) => ({ default: RsvpsTab }))),
  },
  {
    name: 'subscribers',
    title: 'Subscribers',
    permission: 'subscribers.read',
    component: lazy(() =>
      import('./subscribers/subscribers-tab.tsx').then(({ SubscribersTab }) => ({ default: SubscribersTab })),
    ),
  },
  {
    name: 'discounts',
    title: 'Discounts',
    permission: 'discounts.redeem',
    component: lazy(() =>
      import('./discounts/discounts-tab.tsx').then(({ DiscountsTab }) => ({ default: DiscountsTab })),
    ),
  },
  {
    name: 'mail',
    title: 'Mail',
    permission: 'mail.read',
    component: lazy(() => import('./mail/mail-tab.tsx').then(({ MailTab }) => ({ default: MailTab }))),
    label: MailTabTitle,
  },
  {
    name: 'widgets',
    title: 'Widgets',
    permission: 'widgets.read',
    component: lazy(() =>
      import('./widgets/widgets-tab.tsx').then(({ WidgetsTab }) => ({ default: WidgetsTab })),
    ),
  },
  {
    name: 'errors',
    title: 'Site errors',
    permission: 'errors.read',
    component: lazy(() =>
      import('./errors/errors-tab.tsx').then(({ ErrorsTab }) => ({ default: ErrorsTab })),
    ),
  },
  {
    name: 'audit',
    title: 'Audit',
    permission: 'audit.read',
    component: lazy(() => import('./audit/audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab }))),
  },
]
