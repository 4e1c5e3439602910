import { answerPost } from '@/lib/care/forms/server/answer-post'
import { formRequest } from '@/lib/care/forms/server/proof'
import { submitForm } from '@/lib/care/forms/server/submit'
import { isFormId } from '@/lib/care/forms/shared/forms'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ form: string }> }

/**
 * Takes a filled-in form: JSON from our scripts, or as browsers send it by themselves, who are answered with a page.
 */
export async function POST(request: Request, { params }: Context) {
  const { form } = await params
  if (!isFormId(form)) return answerProblem(404, 'unknown_form', 'There is no such form.')
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return answerPost(request, form)
  const options = { schema: formRequest, limit: 'submit-form', scope: form } as const
  return handleMutation(request, options, async ({ values, key, stamp }) => {
    try {
      const submitted = await submitForm(form, values, { key, stamp })
      if (submitted.outcome === 'received') return answerJson(200, submitted)
      // People read the same words; only a browser that may prove itself is given work.
      if (submitted.outcome === 'held')
        return answerJson(200, {
          outcome: 'received',
          isHeld: true,
          ...(submitted.path && { path: submitted.path }),
          ...(submitted.challenge && { challenge: submitted.challenge }),
        })
      const [[field, message] = ['form', 'is wrong']] = Object.entries(submitted.problems)
      return answerJson(400, { error: 'invalid', field, message, problems: submitted.problems })
    } catch (error) {
      log.error('forms', 'A form was not stored', { error, form })
      return answerProblem(503, 'not_saved', 'We could not save your request. Please try again or call us.')
    }
  })
}

/** An answer was drawn here: who opens its address gets the form's page. */
export async function GET(_request: Request, { params }: Context) {
  const { form } = await params
  if (!isFormId(form)) return answerProblem(404, 'unknown_form', 'There is no such form.')
  return new Response(null, { status: 303, headers: { location: `/forms/${form}` } })
}
