import { Scene } from '@/components/art/scene'
import { departmentNames } from '@/components/careers/departments'
import { ApplyLink, JobWords } from '@/components/careers/job-card'
import type { DetailFacts } from '@/lib/content/server/details'
import type { Job } from '@/lib/content/server/jobs'
import { DetailHead, HeadCard } from './detail-head'

/** A position's own page; one that is closed says so. */
export function JobDetail({ job, facts }: { job: Job | null; facts: DetailFacts }) {
  if (!job)
    return (
      <DetailHead
        facts={facts}
        type="job"
        name={facts.name}
        description="This position is no longer open. See what else we’re hiring for."
      />
    )
  const { title, department, type, location, salaryRange, experience, isFeatured } = job
  const rows = [
    { icon: 'tag', term: 'Pay', fact: salaryRange },
    { icon: 'clock', term: 'Type', fact: type },
    { icon: 'users', term: 'Team', fact: department && departmentNames[department] },
    { icon: 'place', term: 'Where', fact: location },
    { icon: 'certificate', term: 'Experience', fact: experience },
  ] as const
  return (
    <DetailHead
      facts={facts}
      type="job"
      name={title}
      eyebrow={isFeatured && 'Hiring now'}
      aside={
        <HeadCard picture={<Scene name="scrubs" isFirst isStrip />} facts={rows.filter(({ fact }) => fact)}>
          <ApplyLink job={job} />
        </HeadCard>
      }
    >
      <div className="mt-6">
        <JobWords job={job} isPage />
      </div>
    </DetailHead>
  )
}
