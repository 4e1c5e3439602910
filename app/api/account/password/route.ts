import { changePassword } from '@/lib/people/accounts/server/change-password'
import { takeCall } from '@/lib/people/accounts/server/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, changePassword)
