import type { Job } from '@/lib/content/server/jobs'
import { departmentNames, departmentsOf } from './departments'

/**
 * Chooses which jobs are shown, by the style sheet alone (`.jobs:has(…)`): it works before and without scripts
 * (CAREER-001).
 */
export function DepartmentFilter({ jobs }: { jobs: Job[] }) {
  return (
    <fieldset className="category-filter">
      <legend className="sr-only">Show jobs in</legend>
      <label>
        <input type="radio" name="department" value="all" defaultChecked className="sr-only" />
        All <small>{jobs.length}</small>
      </label>
      {departmentsOf(jobs).map(({ department, count }) => (
        <label key={department}>
          <input type="radio" name="department" value={department} className="sr-only" />
          {departmentNames[department]} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}
