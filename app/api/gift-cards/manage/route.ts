import { answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { readManagedCard } from '@/lib/shop/gift-cards/server/manage'
import { manageRequest } from '@/lib/shop/gift-cards/server/request'
import { answerAct } from '@/lib/shop/orders/server/gift-acts'

export const dynamic = 'force-dynamic'

/** The sender changes, cancels or mails a card again, by the link of the mail. */
export const POST = (request: Request) =>
  handleMutation(
    request,
    { schema: manageRequest, limit: 'gift-manage' },
    async ({ token, action, ...change }) => {
      try {
        const card = await readManagedCard(token)
        if (!card) return answerProblem(404, 'unknown', 'This link doesn’t open a gift card. Please call us.')
        return await answerAct(card.id, action, change, null, () => readManagedCard(token))
      } catch (error) {
        log.error('gift-cards', 'A gift card could not be changed', { error })
        return answerProblem(503, 'unavailable', 'This could not be done now. Please try again, or call us.')
      }
    },
  )
