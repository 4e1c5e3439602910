import { documentOf } from '@/lib/care/estimates/server/document'
import { getEstimateWork } from '@/lib/care/estimates/server/estimate'
import { estimatePdf } from '@/lib/care/estimates/server/pdf'
import { isRequestId, noSuchRequest } from '@/lib/care/estimates/server/send'
import { readVersion } from '@/lib/care/estimates/server/snapshot'
import { asStaff, recordLook } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ submission: string }> }

/** What was saved as the PDF it would be, or with `?version=2` one that was sent; the look is recorded. */
export async function GET(request: Request, { params }: Context) {
  const { submission } = await params
  const version = new URL(request.url).searchParams.get('version')
  return asStaff(request, 'estimates.read', async (staff) => {
    const document = isRequestId(submission) ? await documentFor(submission, version) : null
    if (!document) return noSuchRequest()
    await recordLook(staff, 'request.read', `submission:${submission.toLowerCase()}`)
    return new Response(await estimatePdf(document), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="estimate-${version ? `version-${Number(version)}` : 'draft'}.pdf"`,
        'cache-control': 'no-store',
      },
    })
  })
}

async function documentFor(submission: string, version: string | null) {
  const work = await getEstimateWork(submission)
  if (!work) return null
  if (version === null) return documentOf(work.snapshot, { number: 0, sentAt: null, replaces: null })
  const number = Number(version)
  const sent = work.versions.find((one) => one.number === number)
  const before = work.versions.find((one) => one.number === number - 1)
  if (!work.stored || !sent) return null
  return documentOf(await readVersion(work.stored.id, number), {
    number,
    sentAt: new Date(sent.sentAt),
    replaces: before ? { number: before.number, sentAt: new Date(before.sentAt) } : null,
  })
}
