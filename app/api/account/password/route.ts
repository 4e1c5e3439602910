import { changePassword } from '@/lib/accounts/change-password'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, changePassword)
