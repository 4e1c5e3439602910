import { z } from 'zod'
import { issueRequest } from '@/lib/care/quotes/shared/stored-quote'
import { issueQuote, readQuoteWork } from '@/lib/desk/quotes/server/issue'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import {
  asStaff,
  asStaffMutation,
  idOf,
  recordLook,
  withQuery,
} from '@/lib/platform/staff-session/server/handle'
import { RulesUnknown } from '@/lib/shop/discounts/server/rules'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

const query = z.strictObject({ day: z.iso.date().optional() })

/** The quote of a request as it was asked for and issued, and the menu of its day or of another; the look is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'requests.read', (staff) =>
    withQuery(request, query, async ({ day }) => {
      const id = await idOf(context)
      const work = id && (await readQuoteWork(id, day))
      if (!work) return answerUnknown()
      await recordLook(staff, 'request.read', `submission:${id}`)
      return answerJson(200, work)
    }),
  )

/** Issues the quote: kept, mailed, and with the code that waives the way there. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'discounts.make', schema: issueRequest }, async (input, staff) => {
    const id = await idOf(context)
    if (!id) return answerUnknown()
    try {
      const issued = await issueQuote(id, input, staff)
      switch (issued.outcome) {
        case 'done':
          return answerJson(200, issued)
        case 'unknown':
          return answerUnknown()
        case 'invalid':
          return answerJson(400, { error: 'invalid', field: issued.field, message: issued.message })
        case 'changed':
          return answerProblem(
            409,
            'changed',
            `${issued.by ?? 'Someone'} has changed this request. ${nothing}`,
          )
        case 'no_email':
        case 'no_rule':
        case 'price_changed':
          return answerProblem(409, issued.outcome, `${sentences[issued.outcome]} ${nothing}`)
      }
    } catch (error) {
      if (!(error instanceof RulesUnknown)) throw error
      return answerProblem(503, 'unavailable', `We can’t read the rules for codes just now. ${nothing}`)
    }
  })

const nothing = 'Nothing was sent: please look at it once more.'

const sentences = {
  no_email: 'The sender didn’t leave an email address.',
  no_rule: 'No rule lets staff waive the travel fee: the owner can write one in “Discount codes: rules”.',
  price_changed: 'A price was changed since you looked.',
}
