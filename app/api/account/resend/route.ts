import { resend } from '@/lib/people/accounts/server/resend'
import { takeCall } from '@/lib/people/accounts/server/take-call'
import { answerTold } from '@/lib/people/accounts/server/take-plain-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, resend)

/** Where a browser without our scripts is led. */
export const GET = () => answerTold(resend)
