import { DepartmentFilter } from '@/components/careers/department-filter'
import { departmentsOf } from '@/components/careers/departments'
import { JobCard } from '@/components/careers/job-card'
import { CmsLink } from '@/components/content/cms-link'
import { listJobs } from '@/lib/content/jobs'
import type { BlockOf } from '@/lib/content/pages'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export async function JobList(block: BlockOf<'jobList'>) {
  const { heading, intro, tone, anchor } = block
  const jobs = await listJobs()
  const emptyDepartments = departmentsOf(jobs).filter(({ count }) => count === 0)
  const empty =
    jobs.length === 0
      ? ['all', ...emptyDepartments.map(({ department }) => department)]
      : emptyDepartments.map(({ department }) => department)
  return (
    <Section tone={tone} anchor={anchor} className="jobs">
      <SectionHeading heading={heading} intro={intro} />
      <DepartmentFilter jobs={jobs} />
      <ul className="job-list">
        {jobs.map((job) => (
          <JobCard key={job._id} job={job} />
        ))}
      </ul>
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
    <div className="job-none" data-departments={departments.join(' ')}>
      <h3>{emptyTitle}</h3>
      <p>{emptyText}</p>
      {emptyLink?.label && (
        <CmsLink href={emptyLink.href} className="text-link">
          {emptyLink.label}
        </CmsLink>
      )}
    </div>
  )
}
