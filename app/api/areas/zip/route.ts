import { type SendingWords, sendingWords } from '@/components/forms/words'
import { describeArea, describeOutside, type ZipWords, zipWords } from '@/lib/care/areas/server/zip'
import { findZip, type ZipFinding } from '@/lib/care/areas/shared'
import { clinicOf, pageBefore } from '@/lib/care/forms/server/answer-post'
import { getFormText, getZipCheckText } from '@/lib/content/server/form-texts'
import { listZipAreas } from '@/lib/content/server/service-areas'
import { answerAgain } from '@/lib/platform/forms/server/answer-again'
import { answerJson, answerPage, answerProblem, messagePage } from '@/lib/platform/http/server/answer'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** Far more than a ZIP code has. */
const most = 40

/**
 * Whether we come to a ZIP code, how soon and for which fee: JSON for our scripts, a page for a browser without them.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const typed = (query.get('zip') ?? '').slice(0, most)
  const areas = await listZipAreas().catch(logged)
  const finding = areas && findZip(typed, areas)
  if (/\btext\/html\b/.test(request.headers.get('accept') ?? '')) return page(request, finding, typed)
  const [words, clinic, waitlist] = await Promise.all([
    wordsNow(),
    clinicOf(),
    getFormText('waitlist').catch(() => null),
  ])
  return json(finding, words, sendingWords('waitlist', waitlist, clinic.phone || null))
}

function page(request: Request, finding: ZipFinding | null, zip: string): Promise<Response> {
  const back = pageBefore(request, new URL(request.url).searchParams.get('back'))
  const status = finding ? (finding.kind === 'invalid' ? 400 : 200) : 503
  const path = `/forms/zip?${new URLSearchParams({ zip, back })}`
  return answerAgain(request, path, status, null).catch(async (error) => {
    log.error('areas', 'An answer could not be drawn', { error })
    const { failureText: message } = await wordsNow()
    const words = { title: 'Your ZIP code', message, back, clinic: await clinicOf() }
    return answerPage(503, messagePage(words))
  })
}

const wordsNow = () => getZipCheckText().then(zipWords, () => zipWords(null))

function json(finding: ZipFinding | null, words: ZipWords, sending: SendingWords): Response {
  if (!finding) return answerProblem(503, 'areas_unavailable', words.failureText)
  switch (finding.kind) {
    case 'invalid':
      return answerJson(400, { error: 'invalid', field: 'zip', message: words.invalidText })
    case 'area':
      return answerJson(200, { kind: 'area', zip: finding.zip, ...describeArea(finding.area, words) })
    case 'outside':
      return answerJson(200, {
        kind: 'outside',
        zip: finding.zip,
        ...describeOutside(finding.zip, words),
        words: sending,
      })
  }
}

function logged(error: unknown): null {
  log.error('areas', 'A ZIP code was not looked up', { error })
  return null
}
