import { useMemo } from 'react'
import {
  type RequestChoices,
  type RequestView,
  requestStatuses,
} from '../../../../lib/care/requests/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer } from '../ui/use-change.ts'

export type Filters = { view: RequestView; form: string; assignee: string; status: string; search: string }

type Props = { filters: Filters; onChange: (some: Partial<Filters>) => void }

/** The part of the address that asks for these requests. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()

export function RequestFilters({ filters, onChange }: Props) {
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
