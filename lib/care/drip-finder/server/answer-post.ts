import 'server-only'
import { clinicOf } from '@/lib/care/forms/server/answer-post'
import { getDripFinder } from '@/lib/content/server/form-texts'
import { listZipAreas } from '@/lib/content/server/service-areas'
import { type Again, answerAgain } from '@/lib/platform/forms/server/answer-again'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { answerPage, answerProblem, messagePage } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { readBody } from '@/lib/platform/server/request-body'
import { log } from '@/lib/platform/telemetry/server/log'
import { finderForm, readAnswers } from './finder'

/** Four short answers. */
const maxBytes = 4096

/**
 * Answers the four questions with a page. They are about somebody's health: they come by POST, wait in memory while the
 * page is drawn, and stand in no address, log or table.
 */
export async function answerChoices(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return answerProblem(415, 'not_a_form', 'Send this as a form does.')
  const wait = await secondsToWait('help-me-choose', request)
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The answers are too long.')
  const values = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
  const draw = (status: number, message = '', problems: Problems = {}) =>
    drawAnswer(request, status, { form: finderForm, title: '', message, problems, values })
  if (wait !== null) return draw(429, `Too many tries. Please wait ${wait} seconds.`)
  const [page, areas] = await Promise.all([getDripFinder(), listZipAreas()]).catch(() => [])
  if (!page || !areas) return draw(503, failure)
  const read = readAnswers(page.finder, values, areas)
  return 'problems' in read ? draw(400, '', read.problems) : draw(200)
}

const failure = 'We couldn’t look up the drips just now. Please try again or call us.'

/** The answer in the site's frame, or where that can't be drawn at least what is wrong. */
async function drawAnswer(request: Request, status: number, again: Again): Promise<Response> {
  return answerAgain(request, `/forms/${finderForm}`, status, again).catch(async (error) => {
    log.error('content', 'An answer could not be drawn', { error })
    const message = [again.message, ...Object.values(again.problems)].join(' ').trim() || failure
    const words = { title: 'Help me choose', message, back: '/iv-therapy', clinic: await clinicOf() }
    return answerPage(status === 200 ? 503 : status, messagePage(words))
  })
}
