import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { AuditEntry } from '../../../../lib/desk/audit/shared.ts'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-pages.ts'
import { AuditTable } from './audit-table.tsx'

/** What the staff did, newest first. Only the owner sees it. */
export function AuditTab() {
  const [actor, setActor] = useState('')
  const { items, next, now, people, problem, refresh, readMore } = usePages<AuditEntry, WithPeople>(
    `audit?${actor ? new URLSearchParams({ actor }) : ''}`,
  )
  return (
    <Stack gap={4} padding={3}>
      <Toolbar>
        <FilterSelect
          label="Person"
          value={actor}
          options={[['', 'Everybody'], ...(people ?? []).map(({ email, name }) => [email, name] as const)]}
          onChange={setActor}
        />
        <Button text="Look again" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && (
        <EmptyState title="Nothing here yet" text="Everything your staff do in the inbox is recorded here." />
      )}
      {items && now && items.length > 0 && <AuditTable entries={items} now={now} />}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

type WithPeople = { people: { email: string; name: string }[] }
