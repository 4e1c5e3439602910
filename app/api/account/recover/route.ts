import { recover } from '@/lib/people/accounts/server/recover'
import { takeCall } from '@/lib/people/accounts/server/take-call'
import { answerTold } from '@/lib/people/accounts/server/take-plain-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, recover)

/** Where a browser without our scripts is led. */
export const GET = () => answerTold(recover)
