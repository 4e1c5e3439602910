import { getSiteSettings } from '@/lib/content/server/settings'
import { cancelReservation, rsvpOfToken } from '@/lib/people/rsvps/server/reservation'
import { answerProblem, answerTooOften, messagePage } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { readBody } from '@/lib/platform/server/request-body'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

const maxBytes = 4096

/**
 * The button on a guest's reservation gives the spot back, then leads to the page again. A plain form: it needs no
 * script.
 */
export async function POST(request: Request) {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const wait = await secondsToWait('submit-form', request)
  if (wait !== null) return answerTooOften(wait)
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  const token = bytes && new URLSearchParams(new TextDecoder().decode(bytes)).get('token')
  const id = token && rsvpOfToken(token)
  if (!id) return answerProblem(404, 'unknown_reservation', 'This link opens no reservation.')
  try {
    await cancelReservation(id)
    return new Response(null, {
      status: 303,
      headers: { location: `/reservation/${token}`, 'cache-control': 'no-store' },
    })
  } catch (error) {
    log.error('reservations', 'A reservation could not be changed', { error })
    return notNow(`/reservation/${token}`)
  }
}

async function notNow(back: string): Promise<Response> {
  const settings = await getSiteSettings().catch(() => null)
  const page = messagePage({
    title: 'Please try again',
    message: 'Your reservation could not be changed just now, and still stands. Please try again or call us.',
    back,
    clinic: { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' },
  })
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
