import { deleteAccount } from '@/lib/people/accounts/server/delete-account'
import { takeCall } from '@/lib/people/accounts/server/take-call'
import { answerTold } from '@/lib/people/accounts/server/take-plain-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, deleteAccount)

/** Where a browser without our scripts is led. */
export const GET = () => answerTold(deleteAccount)
