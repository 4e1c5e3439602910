import { isProved, proofRequest } from '@/lib/care/forms/server/proof'
import { releaseHeld } from '@/lib/care/forms/server/release'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** Takes the work a suspicious sender's browser has done, and lets the message through. The same work counts once. */
export const POST = (request: Request) =>
  handleMutation(request, { schema: proofRequest, limit: 'submit-form', scope: 'proof' }, async (proof) => {
    const refusal = () => answerProblem(422, 'not_proved', 'This is not the work that was asked for.')
    try {
      if (!(await isProved(proof))) return refusal()
      const { nonce, data } = proof.challenge.parameters
      const kept = await releaseHeld(data.submission, { id: nonce, until: new Date(data.until) })
      return kept ? answerJson(200, kept) : refusal()
    } catch (error) {
      log.error('forms', 'A held message was not let through', { error })
      return answerProblem(503, 'not_saved', 'This could not be stored. It is safe with us all the same.')
    }
  })
