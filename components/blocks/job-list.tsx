import { departmentNames, departmentsOf } from '@/components/careers/departments'
import { JobCard } from '@/components/careers/job-card'
import { CmsLink } from '@/components/content/links'
import { EmptyState } from '@/components/ui/empty-state'
import { Filter } from '@/components/ui/filter'
import { SectionHeading } from '@/components/ui/section-heading'
import { listJobs } from '@/lib/content/server/jobs'
import type { BlockOf } from '@/lib/content/server/pages'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { Section } from './section'

export async function JobList(block: BlockOf<'jobList'>) {
  const { heading, intro, tone, anchor } = block
  const jobs = await listJobs()
  const departments = departmentsOf(jobs)
  const empty: string[] = departments.flatMap(({ department, count }) => (count === 0 ? [department] : []))
  if (jobs.length === 0) empty.push('all')
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <Filter
        name="department"
        legend="Show jobs in"
        total={jobs.length}
        choices={departments.map(({ department: value, count }) => ({
          value,
          label: departmentNames[value],
          count,
        }))}
        className="mt-8 mb-6"
      />
      <ul>
        {jobs.map((job) => (
          <JobCard key={job._id} job={job} />
        ))}
      </ul>
      {jobs.length > 0 && (
        <p className="mt-6">
          Not the right one yet?{' '}
          <a href={siteFiles.jobs} className="text-link">
            Follow new openings in your feed reader
          </a>
        </p>
      )}
      {empty.length > 0 && <NoJobs {...block} departments={empty} />}
    </Section>
  )
}

/** Shown by the style sheet while one of these departments is chosen (ERR-026). */
function NoJobs({
  departments,
  emptyTitle,
  emptyText,
  emptyLink,
}: BlockOf<'jobList'> & { departments: string[] }) {
  return (
    <div data-none-in={departments.join(' ')}>
      <EmptyState>
        <h3>{emptyTitle}</h3>
        <p className="mt-2">{emptyText}</p>
        {emptyLink?.label && (
          <p className="mt-4">
            <CmsLink href={emptyLink.href} className="text-link">
              {emptyLink.label}
            </CmsLink>
          </p>
        )}
      </EmptyState>
    </div>
  )
}
