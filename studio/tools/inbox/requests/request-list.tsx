import { Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import {
  dueOf,
  type RequestChoices,
  type RequestRow,
  type RequestView,
  requestStatuses,
} from '../../../../lib/care/requests/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { DueBadge, Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer } from '../ui/use-change.ts'

export type Filters = { view: RequestView; form: string; assignee: string; status: string; search: string }

/** The part of the address that asks for these requests. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()

type RequestFiltersProps = { filters: Filters; onChange: (some: Partial<Filters>) => void }

export function RequestFilters({ filters, onChange }: RequestFiltersProps) {
  const { role } = useStaff()
  const { answer: choices } = useAnswer<RequestChoices>('requests/choices')
  const forms = choices?.forms ?? []
  const people = choices?.people ?? []
  const search = useMemo(() => (text: string) => onChange({ search: text }), [onChange])
  return (
    <Toolbar>
      <SearchField label="Name, email, phone, reference" value={filters.search} onSearch={search} />
      <FilterSelect
        label="Form"
        value={filters.form}
        options={[['', 'All forms'], ...forms.map(({ id, title }) => [id, title] as const)]}
        onChange={(form) => onChange({ form })}
      />
      <FilterSelect
        label="Status"
        value={filters.status}
        options={[['', 'Any status'], ...Object.entries(requestStatuses)]}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Assigned to"
        value={filters.assignee}
        options={[
          ['', 'Anybody'],
          ['nobody', 'Nobody'],
          ...people.map(({ email, name }) => [email, name] as const),
        ]}
        onChange={(assignee) => onChange({ assignee })}
      />
      {mayDo(role, 'requests.export') && (
        <DownloadButton text="CSV" path={`requests.csv?${queryOf(filters)}`} />
      )}
    </Toolbar>
  )
}

type RequestRowCardProps = { request: RequestRow; now: string; isSelected: boolean }

export function RequestRowCard({ request, now, isSelected }: RequestRowCardProps) {
  const { id, name, formTitle, status, assignee, createdAt, redactedAt } = request
  return (
    <ListRow to={{ tab: 'requests', id }} isSelected={isSelected}>
      <Stack gap={3}>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Text weight="semibold">{name}</Text>
          <DueBadge due={dueOf(request, new Date(now))} />
        </Flex>
        <Flex gap={3} justify="space-between" wrap="wrap">
          <Text size={1} muted>
            {capitalized(formTitle)} · <Moment at={createdAt} now={now} />
          </Text>
          <Text size={1} muted>
            {requestStatuses[status]} · {assignee ? assignee.name : 'nobody yet'}
            {redactedAt && (
              <>
                {' '}
                · details removed <Moment at={redactedAt} now={now} />
              </>
            )}
          </Text>
        </Flex>
      </Stack>
    </ListRow>
  )
}

export const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
