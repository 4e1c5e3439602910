import { takeCall } from '@/lib/people/accounts/server/call'
import { changeEmail } from '@/lib/people/accounts/server/profile'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, changeEmail)
