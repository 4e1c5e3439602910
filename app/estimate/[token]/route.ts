import {
  answerGone,
  answerHtml,
  answerOutage,
  cookieName,
  frameOf,
  openEstimate,
  passMinutes,
  passOfRequest,
  viewEstimate,
} from '@/lib/care/estimates/server/open'
import { codePage, estimatePage, pageStyle } from '@/lib/care/estimates/server/page'
import { env } from '@/lib/platform/server/env'
import { readBody } from '@/lib/platform/server/request-body'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** A patient's document, once the code was shown; before, the question for it. */
export async function GET(request: Request, { params }: Context) {
  const { token } = await params
  try {
    const viewed = await viewEstimate(token, passOfRequest(request))
    if (viewed === 'gone') return await answerGone()
    if (viewed === 'locked') return answerHtml(200, codePage({ ...(await frameOf()), problem: null }))
    return answerHtml(200, estimatePage(viewed.document, `/estimate/${token}/pdf`, await pageStyle()))
  } catch (error) {
    return answerOutage(error)
  }
}

/** Takes the code. The page says no-referrer, so browsers don't name their origin: the code itself is the proof. */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params
  try {
    const bytes = await readBody(request, 2048).catch(() => undefined)
    const code = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array())).get('code')?.trim()
    if (!code) return await askAgain(400, 'Please enter the code.')
    const opened = await openEstimate(token, code, request)
    switch (opened.outcome) {
      case 'gone':
        return await answerGone()
      case 'wait':
        return await askAgain(
          429,
          `Too many wrong codes. Please wait ${opened.minutes} ${opened.minutes === 1 ? 'minute' : 'minutes'}, or call us.`,
          { 'retry-after': String(opened.minutes * 60) },
        )
      case 'wrong':
        return await askAgain(
          403,
          'That code isn’t right. Please check it and try again, or call us for a new one.',
        )
      case 'open': {
        const path = `/estimate/${token}`
        const cookie = `${cookieName}=${opened.pass}; Path=${path}; Max-Age=${passMinutes * 60}; HttpOnly; SameSite=Strict${env.siteUrl.startsWith('https:') ? '; Secure' : ''}`
        return answerHtml(303, '', { location: path, 'set-cookie': cookie })
      }
    }
  } catch (error) {
    return answerOutage(error)
  }
}

const askAgain = async (status: number, problem: string, headers = {}) =>
  answerHtml(status, codePage({ ...(await frameOf()), problem }), headers)
