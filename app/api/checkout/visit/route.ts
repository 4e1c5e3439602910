import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { areasUnknown } from '@/lib/shop/orders/server/not-started'
import { visitRequest } from '@/lib/shop/orders/server/requests'
import { answerOutside } from '@/lib/shop/orders/server/unpayable'
import { findVisit } from '@/lib/shop/orders/server/visit'

/** Where a nurse would come, how soon and for which fee, before anything is ordered. Nothing of it is kept. */
export const POST = (request: Request) =>
  handleMutation(request, { schema: visitRequest, limit: 'visit' }, async (asked) => {
    try {
      const visit = await findVisit(asked)
      return visit ? answerJson(200, visit) : answerOutside(asked.zip, 'zip')
    } catch (error) {
      log.error('visits', 'A visit could not be looked up', { error })
      return answerProblem(503, ...areasUnknown)
    }
  })
