import { departmentNames } from '@/components/careers/departments'
import { JobWords } from '@/components/careers/job-card'
import type { DetailFacts } from '@/lib/content/server/details'
import type { Job } from '@/lib/content/server/jobs'
import { DetailHead } from './detail-head'

/** A position's own page; one that is closed says so. */
export function JobDetail({ job, facts }: { job: Job | null; facts: DetailFacts }) {
  if (!job)
    return (
      <DetailHead
        facts={facts}
        type="job"
        name={facts.name}
        description="This position isn’t open any more. See what else we’re hiring for."
      />
    )
  const { title, department, type, location, salaryRange, isFeatured } = job
  return (
    <DetailHead facts={facts} type="job" name={title}>
      <p className="dotted mt-4 text-ink-500">
        {isFeatured && <span className="badge">Hiring now</span>}
        {department && <span>{departmentNames[department]}</span>}
        {type && <span>{type}</span>}
        {location && <span>{location}</span>}
      </p>
      {salaryRange && <p className="mt-4 font-display text-figure text-ink-900 tabular">{salaryRange}</p>}
      <div className="mt-6">
        <JobWords job={job} isOpen />
      </div>
    </DetailHead>
  )
}
