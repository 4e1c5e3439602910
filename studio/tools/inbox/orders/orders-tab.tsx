import { Button, Stack } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useRouter } from 'sanity/router'
import { type OrderRow, orderStatuses } from '../../../../lib/desk/orders/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Rows, Split } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-change.ts'
import { OrderPane } from './order-pane.tsx'
import { OrderRowCard } from './order-row.tsx'

/** What was bought in the shop; what needs a person is on top. */
export function OrdersTab() {
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  return (
    <Split
      tab="orders"
      list={<OrderList selectedId={id} />}
      detail={id && <OrderPane key={id} id={id} />}
      placeholder={<EmptyState title="Choose an order" text="See what was bought and paid." />}
    />
  )
}

function OrderList({ selectedId }: { selectedId: string | null }) {
  const { role } = useStaff()
  const [status, setStatus] = useState('')
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({ ...(status && { status }), ...(search && { search }) })
  const { items, next, now, problem, refresh, readMore } = usePages<OrderRow>(`orders?${query}`)
  const look = useCallback((text: string) => setSearch(text), [])
  return (
    <Stack gap={4} padding={3}>
      <Toolbar>
        <SearchField label="Name, email, our number or PayPal’s" value={search} onSearch={look} />
        <FilterSelect
          label="Status"
          value={status}
          options={[['', 'All paid orders'], ...Object.entries(orderStatuses)]}
          onChange={setStatus}
        />
        <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
        {mayDo(role, 'orders.export') && <DownloadButton text="CSV" path={`orders.csv?${query}`} />}
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...(search || status ? notFound : none)} />}
      {items && now && items.length > 0 && (
        <Rows label="Orders">
          {items.map((order) => (
            <li key={order.id}>
              <OrderRowCard order={order} now={now} isSelected={order.id === selectedId} />
            </li>
          ))}
        </Rows>
      )}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

const none = { title: 'No orders yet', text: 'Orders from the shop appear here.' }
const notFound = { title: 'Nothing found', text: 'Try another status or other words.' }
