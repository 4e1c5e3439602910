import { Box, Card, Flex, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useRouter } from 'sanity/router'
import { mayDo, type Permission } from '../../../lib/platform/staff-session/shared/permissions.ts'
import type { Staff } from '../../../lib/platform/staff-session/shared/roles.ts'
import { MailTabTitle } from './mail/mail-tab.tsx'
import { FactorDialog } from './second-factor/factor-dialog.tsx'
import { StaffContext, useStaffApi } from './staff-api.ts'
import { Waiting } from './ui/messages.tsx'

/** Only the tabs this person's role may use; which one, the address says. */
export function Inbox() {
  const api = useStaffApi()
  const [staff, setStaff] = useState<Staff | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    api.read<Staff>('me').then(setStaff, (error: Error) => setProblem(error.message))
  }, [api])

  if (problem) return <Notice title="The inbox is closed" text={problem} />
  if (!staff) return <Waiting />
  return (
    <StaffContext value={staff}>
      <Tabs staff={staff} />
      <FactorDialog />
    </StaffContext>
  )
}

function Tabs({ staff }: { staff: Staff }) {
  const router = useRouter()
  const tabs = inboxTabs.filter(({ permission }) => mayDo(staff.role, permission))
  const current = tabs.find(({ name }) => name === router.state.tab) ?? tabs[0]
  if (!current) return <Notice title="Nothing to do here" text="Your role doesn’t include the inbox." />
  const Current = current.component
  return (
    <Flex direction="column" height="fill">
      <Card borderBottom paddingX={4} paddingY={2}>
        <TabList gap={1}>
          {tabs.map(({ name, title, label: Label }) => (
            <Tab
              key={name}
              id={`inbox-tab-${name}`}
              aria-controls="inbox-panel"
              label={Label ? <Label /> : title}
              selected={name === current.name}
              onClick={() => router.navigate({ tab: name })}
            />
          ))}
        </TabList>
      </Card>
      <Box flex={1} overflow="auto" style={{ minHeight: 0 }}>
        <TabPanel id="inbox-panel" height="fill" aria-labelledby={`inbox-tab-${current.name}`}>
          <Suspense fallback={<Waiting />}>
            <Current key={current.name} />
          </Suspense>
        </TabPanel>
      </Box>
    </Flex>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Card padding={5} role="alert">
      <Stack gap={4}>
        <Heading as="h1">{title}</Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  )
}

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
    name: 'refunds',
    title: 'Refunds to confirm',
    permission: 'refunds.review',
    component: lazy(() =>
      import('./refunds/refunds-tab.tsx').then(({ RefundsTab }) => ({ default: RefundsTab })),
    ),
  },
  {
    name: 'stock',
    title: 'Stock',
    permission: 'stock.read',
    component: lazy(() => import('./stock/stock-tab.tsx').then(({ StockTab }) => ({ default: StockTab }))),
  },
  {
    name: 'exams',
    title: 'Exams',
    permission: 'exams.read',
    component: lazy(() => import('./exams/exams-tab.tsx').then(({ ExamsTab }) => ({ default: ExamsTab }))),
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
    name: 'searches',
    title: 'Searches',
    permission: 'searches.read',
    component: lazy(() => import('./reports.tsx').then(({ SearchesTab }) => ({ default: SearchesTab }))),
  },
  {
    name: 'widgets',
    title: 'Widgets',
    permission: 'widgets.read',
    component: lazy(() => import('./reports.tsx').then(({ WidgetsTab }) => ({ default: WidgetsTab }))),
  },
  {
    name: 'errors',
    title: 'Site errors',
    permission: 'errors.read',
    component: lazy(() => import('./reports.tsx').then(({ ErrorsTab }) => ({ default: ErrorsTab }))),
  },
  {
    name: 'audit',
    title: 'Audit',
    permission: 'audit.read',
    component: lazy(() => import('./audit/audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab }))),
  },
  {
    name: 'second-factor',
    title: 'Second factor',
    permission: 'ownFactor.write',
    component: lazy(() =>
      import('./second-factor/second-factor-tab.tsx').then(({ SecondFactorTab }) => ({
        default: SecondFactorTab,
      })),
    ),
  },
]
