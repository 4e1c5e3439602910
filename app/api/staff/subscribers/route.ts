import { listSubscribers } from '@/lib/people/newsletter/server/staff-list'
import { subscriberQuery } from '@/lib/people/newsletter/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Who subscribed to what, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'subscribers.read', () =>
    withQuery(request, subscriberQuery, async (query) => answerJson(200, await listSubscribers(query))),
  )
