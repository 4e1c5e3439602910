import { z } from 'zod'
import { resendMail } from '@/lib/mail/server/staff-list'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Sends a mail once more; one that still waits is sent now. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'mail.resend', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    const outcome = id ? await resendMail(id, staff.email) : 'unknown'
    if (outcome === 'unknown') return answerProblem(404, 'unknown_mail', 'There is no such email.')
    if (outcome === 'unwanted')
      return answerProblem(
        409,
        'unwanted',
        'The reader has unsubscribed since. This email is no longer sent.',
      )
    return answerJson(200, { outcome })
  })
