import { DetailLink } from '@/components/content/detail-link'
import { Icon } from '@/components/ui/icon'
import type { Job } from '@/lib/content/server/jobs'
import { safeHref } from '@/lib/content/server/safe-href'

type Department = NonNullable<Job['department']>

/** What each department is called; one that the schema gains must be named here before the site builds. */
export const departmentNames: Record<Department, string> = {
  medical: 'Medical',
  operations: 'Operations',
  marketing: 'Marketing',
}

/** Every department with the number of its jobs, also those without one (ERR-026). */
export const departmentsOf = (jobs: Pick<Job, 'department'>[]) =>
  (Object.keys(departmentNames) as Department[]).map((department) => ({
    department,
    count: jobs.filter((job) => job.department === department).length,
  }))

/** The position with its pay, and what it says of itself. */
export function JobCard({ job }: { job: Job }) {
  const { title, slug, department, location, type, salaryRange, isFeatured } = job
  return (
    <li
      id={job._id}
      className="grid gap-x-12 gap-y-5 border-t border-sand-300 py-8 lap:grid-cols-[5fr_7fr]"
      data-department={department}
    >
      <div className="relative grid content-start justify-items-start gap-2">
        <h3>
          <DetailLink type="job" slug={slug}>
            {title}
          </DetailLink>
        </h3>
        {isFeatured && <span className="badge -order-1">Hiring now</span>}
        <p className="dotted text-sm text-ink-500">
          {department && <span>{departmentNames[department]}</span>}
          {type && <span>{type}</span>}
          {location && <span>{location}</span>}
        </p>
        {salaryRange && <p className="font-display text-figure text-ink-900 tabular">{salaryRange}</p>}
      </div>
      <JobWords job={job} />
    </li>
  )
}

/** What the work is and what it asks for; on a job's own page the rest of it stands in a card beside it. */
export function JobWords({ job, isPage = false }: { job: Job; isPage?: boolean }) {
  const { experience, description, requirements } = job
  return (
    <div className="grid max-w-[65ch] justify-items-start gap-4">
      {description && <p className={isPage ? 'text-lead' : undefined}>{description}</p>}
      {experience && !isPage && (
        <p>
          <strong>Experience:</strong> {experience}
        </p>
      )}
      {requirements && requirements.length > 0 && (
        <details className="group" open={isPage}>
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-agave-600">
            What we ask for
            <Icon name="down" className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="ticks grid gap-1.5 pt-1 pb-2">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </details>
      )}
      {!isPage && <ApplyLink job={job} />}
    </div>
  )
}

/** The way to the hosted form, in a new tab (CAREER-003). */
export function ApplyLink({ job: { title, applyHref } }: { job: Job }) {
  const form = safeHref(applyHref)
  if (!form) return null
  return (
    <a href={form} target="_blank" rel="noopener noreferrer" className="button button-primary">
      <span>
        Submit Application<span className="sr-only">: {title} (opens in a new tab)</span>
      </span>
    </a>
  )
}
