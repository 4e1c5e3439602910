import { FilterChip } from '@/components/ui/filter-chip'
import type { Job } from '@/lib/content/server/jobs'
import { departmentNames, departmentsOf } from './departments'

/**
 * Chooses which jobs are shown, by the style sheet alone (app/(site)/styles/filters.css): it works before and without scripts
 * (CAREER-001).
 */
export function DepartmentFilter({ jobs }: { jobs: Job[] }) {
  return (
    <fieldset className="mt-8 mb-6 flex flex-wrap gap-2">
      <legend className="sr-only">Show jobs in</legend>
      <FilterChip name="department" value="all" label="All" count={jobs.length} isDefault />
      {departmentsOf(jobs).map(({ department, count }) => (
        <FilterChip
          key={department}
          name="department"
          value={department}
          label={departmentNames[department]}
          count={count}
        />
      ))}
    </fieldset>
  )
}
