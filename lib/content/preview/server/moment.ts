import 'server-only'
import { cookies } from 'next/headers'
import { clinicLongDate, clinicTime } from '@/lib/platform/clinic-time/shared/model'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { previewCookie } from '@/lib/platform/shared/cookie-names'
import { readPreview } from './read'

/** The moment whose site this browser looks at; null for every visitor, and in a preview of now. Never throws. */
export async function previewedMoment(): Promise<Date | null> {
  const cookie = (await cookies()).get(previewCookie)?.value
  const at = cookie && (await readPreview(cookie))?.at
  return at ? new Date(at) : null
}

/** Nothing is sold at prices that do not hold yet. */
export const refuseSale = (moment: Date): Response =>
  answerProblem(
    409,
    'preview',
    `This is a preview of ${clinicLongDate(moment)}, ${clinicTime(moment)}: the prices are that moment’s, and nothing can be bought here. Press “Exit” above the page to buy at today’s prices.`,
  )
