import { answerJson } from '@/lib/http/answer'
import { subscriberQuery } from '@/lib/newsletter/model'
import { listSubscribers } from '@/lib/newsletter/staff-list'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Who subscribed to what, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'subscribers.read', () =>
    withQuery(request, subscriberQuery, async (query) => answerJson(200, await listSubscribers(query))),
  )
