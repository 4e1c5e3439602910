import { Icon } from '@/components/ui/icon'
import type { Job } from '@/lib/content/server/jobs'
import { safeHref } from '@/lib/content/server/safe-href'
import { departmentNames } from './departments'

/** The position with its pay, what it asks for, and the way to the hosted form, in a new tab (CAREER-003). */
export function JobCard({ job }: { job: Job }) {
  const {
    title,
    department,
    location,
    type,
    salaryRange,
    experience,
    isFeatured,
    description,
    requirements,
  } = job
  const form = safeHref(job.applyHref)
  return (
    <li className="job" data-department={department}>
      <div className="job-head">
        <h3>{title}</h3>
        {isFeatured && <span className="badge">Hiring now</span>}
        <p className="job-facts">
          {department && <span>{departmentNames[department]}</span>}
          {type && <span>{type}</span>}
          {location && <span>{location}</span>}
        </p>
        {salaryRange && <p className="job-pay">{salaryRange}</p>}
      </div>
      <div className="job-words">
        {description && <p>{description}</p>}
        {experience && (
          <p className="job-experience">
            <strong>Experience:</strong> {experience}
          </p>
        )}
        {requirements && requirements.length > 0 && (
          <details className="job-requirements">
            <summary>
              What we ask for
              <Icon name="down" />
            </summary>
            <ul className="ticks">
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </details>
        )}
        {form && (
          <a href={form} target="_blank" rel="noopener noreferrer" className="button button-primary">
            <span>
              Submit Application<span className="sr-only">: {title} (opens in a new tab)</span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
