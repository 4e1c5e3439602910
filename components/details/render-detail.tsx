import type { Detail } from '@/lib/content/server/details'
import { DripDetail } from './drip-detail'
import { EventDetail } from './event-detail'
import { InjectionDetail } from './injection-detail'
import { JobDetail } from './job-detail'
import { PlanDetail } from './plan-detail'

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
