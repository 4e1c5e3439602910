import { PersonPortrait } from '@/components/art/portrait'
import { departmentNames, departmentsOf, JobCard } from '@/components/careers/job-card'
import { CmsImage } from '@/components/content/cms-image'
import { CmsLink } from '@/components/content/links'
import { TestimonialQuote } from '@/components/reviews/reviews'
import { EmptyState } from '@/components/ui/empty-state'
import { Filter } from '@/components/ui/filter'
import { SectionHeading } from '@/components/ui/page-intro'
import { Rotator } from '@/components/ui/rotator'
import { ShelfTurns } from '@/components/ui/shelf'
import { listJobs } from '@/lib/content/server/jobs'
import type { BlockOf } from '@/lib/content/server/pages'
import { listTestimonials } from '@/lib/content/server/testimonials'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { Section } from './section'

/** Who may come to somebody's door: portrait, name, licence, and what they do. */
export function TeamList({ heading, intro, people, tone, anchor }: BlockOf<'teamList'>) {
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <ul className="shelf mt-10 grid grid-fit-60 gap-4" tabIndex={0}>
        {people?.map(({ _key, name, role, licence, text, photo, isSample }) => (
          <li key={_key} className="grid content-start overflow-clip rounded-card border border-rule bg-card">
            {photo?.asset ? (
              <CmsImage
                image={photo}
                alt={photo.alt ?? ''}
                aspect={1}
                sizes="(min-width: 60rem) 25vw, 80vw"
                className="w-full"
                hasBlur
              />
            ) : (
              <PersonPortrait name={name} />
            )}
            <div className="grid gap-1 p-6">
              <h3>{name}</h3>
              <p className="text-sm font-semibold text-accent">{role}</p>
              {licence && <p className="text-xs text-ink-500 tabular">{licence}</p>}
              {text && <p className="mt-2 text-sm/normal whitespace-pre-line">{text}</p>}
              {isSample && (
                <p className="mt-2 w-fit rounded-full border border-dashed border-line px-3 py-0.5 text-xs text-ink-500">
                  Sample person
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ShelfTurns label={heading ?? ''} />
      </div>
    </Section>
  )
}

const intervalMs = 5000

export async function TestimonialRotator({ heading, tone, anchor }: BlockOf<'testimonialRotator'>) {
  const testimonials = await listTestimonials()
  if (testimonials.length === 0) return null
  return (
    <Section tone={tone} anchor={anchor} className="text-center">
      <h2>{heading}</h2>
      <Rotator
        label={heading ?? ''}
        intervalMs={intervalMs}
        looks={{ root: 'mx-auto mt-8 max-w-216', controls: 'mt-4 justify-center text-agave-600' }}
        items={testimonials.map((testimonial) => ({
          key: testimonial._id,
          name: testimonial.name ?? '',
          content: <TestimonialQuote {...testimonial} />,
        }))}
      />
    </Section>
  )
}

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
