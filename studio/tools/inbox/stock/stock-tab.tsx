import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import type { StockRow } from '../../../../lib/shop/stock/shared/stock.ts'
import { Rows, Split } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer } from '../ui/use-change.ts'
import { StockPane } from './stock-pane.tsx'
import { StockLine } from './stock-row.tsx'

/** What is on the shelf, and how long it lasts. */
export function StockTab() {
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  const { answer, problem, refresh } = useAnswer<{ items: StockRow[] }>('stock')
  const [search, setSearch] = useState('')
  const found = answer?.items.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const list = (
    <Stack gap={4} padding={3}>
      <Toolbar>
        <SearchField label="Injection" value={search} onSearch={setSearch} />
        <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!found && !problem && <Waiting />}
      {found?.length === 0 && <EmptyState {...(search ? notFound : none)} />}
      {found && found.length > 0 && (
        <Rows label="Stock">
          {found.map((row) => (
            <li key={row.id}>
              <StockLine row={row} isSelected={row.id === id} />
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  )
  return (
    <Split
      tab="stock"
      list={list}
      detail={id && <StockPane key={id} id={id} onChanged={refresh} />}
      placeholder={
        <EmptyState title="Choose an injection" text="See its lots, and receive or correct them." />
      }
    />
  )
}

const none = { title: 'Nothing to sell yet', text: 'Every injection appears here once it’s published.' }
const notFound = { title: 'Nothing found', text: 'Try a shorter part of the name.' }
