import {
  answerGone,
  answerOutage,
  passOfRequest,
  privateHeaders,
  viewEstimate,
} from '@/lib/care/estimates/server/open'
import { estimatePdf } from '@/lib/care/estimates/server/pdf'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** The same document as a file; without the code shown it leads to the question for it. */
export async function GET(request: Request, { params }: Context) {
  const { token } = await params
  try {
    const viewed = await viewEstimate(token, passOfRequest(request))
    if (viewed === 'gone') return await answerGone()
    if (viewed === 'locked')
      return new Response(null, {
        status: 303,
        headers: { ...privateHeaders, location: `/estimate/${token}` },
      })
    return new Response(await estimatePdf(viewed.document), {
      headers: {
        ...privateHeaders,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="document-version-${viewed.number}.pdf"`,
      },
    })
  } catch (error) {
    return answerOutage(error)
  }
}
