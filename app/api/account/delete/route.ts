import { deleteAccount } from '@/lib/accounts/delete-account'
import { takeCall } from '@/lib/accounts/take-call'
import { answerTold } from '@/lib/accounts/take-plain-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, deleteAccount)

/** Where a browser without our scripts is led. */
export const GET = () => answerTold(deleteAccount)
