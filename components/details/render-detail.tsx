import { Scene } from '@/components/art/scene'
import { ApplyLink, departmentNames, JobWords } from '@/components/careers/job-card'
import { EventWays } from '@/components/events/event-card'
import type { Detail, DetailFacts } from '@/lib/content/server/details'
import type { Event } from '@/lib/content/server/events'
import { getFormText } from '@/lib/content/server/form-texts'
import type { Job } from '@/lib/content/server/jobs'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clockTime } from '@/lib/content/shared/clock-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { DetailHead, HeadCard } from './detail-head'
import { DripDetail, InjectionDetail, PlanDetail } from './offering-detail'

/** What a document's own page begins with, by its type. */
export function RenderDetail({ detail }: { detail: Detail }) {
  switch (detail.type) {
    case 'ivService':
      return <DripDetail service={detail.of} facts={detail.facts} />
    case 'injection':
      return <InjectionDetail injection={detail.of} facts={detail.facts} />
    case 'membershipPlan':
      return <PlanDetail plan={detail.of} plans={detail.plans} facts={detail.facts} />
    case 'event':
      return <EventDetail event={detail.of} isOver={detail.isOver} facts={detail.facts} />
    case 'job':
      return <JobDetail job={detail.of} facts={detail.facts} />
  }
}

type EventDetailProps = { event: Event; isOver: boolean; facts: DetailFacts }

/** An event's own page: what it is, and in a card when, where and the ways in; one that is over says so. */
async function EventDetail({ event, isOver, facts }: EventDetailProps) {
  const [rsvpText, settings] = await Promise.all([getFormText('event-rsvp'), getSiteSettings()])
  const { title, type, description, location } = event
  return (
    <DetailHead
      facts={facts}
      type="event"
      name={title}
      eyebrow={type}
      description={description}
      aside={
        <HeadCard
          facts={[
            { icon: 'calendar', term: 'When', fact: <When event={event} /> },
            ...(location ? [{ icon: 'place', term: 'Where', fact: location } as const] : []),
          ]}
        >
          {isOver ? (
            <p>This event is over. See what’s coming up next.</p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-sand-200 pt-5">
              <EventWays event={event} rsvpText={rsvpText} phone={settings?.phone ?? null} />
            </div>
          )}
        </HeadCard>
      }
    >
      <div className="mt-8">
        <Scene name="gathering" isFirst isStrip />
      </div>
    </DetailHead>
  )
}

function When({ event: { _id, title, date, time, endTime } }: { event: Event }) {
  if (!date || Number.isNaN(Date.parse(date))) return 'To be announced'
  return (
    <>
      <time dateTime={date} className="block">
        {formatDay(date, { weekday: 'long' })}, {formatDay(date)}
      </time>
      {time && (
        <span className="block font-normal">
          {clockTime(time)}
          {endTime && ` to ${clockTime(endTime)}`}
        </span>
      )}
      <a href={`/api/events/${_id}/calendar.ics`} className="text-link text-sm">
        Add to calendar<span className="sr-only">{`: ${title}`}</span>
      </a>
    </>
  )
}

/** A position's own page; one that is closed says so. */
function JobDetail({ job, facts }: { job: Job | null; facts: DetailFacts }) {
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
