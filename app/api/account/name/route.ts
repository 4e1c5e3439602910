import { changeName } from '@/lib/accounts/change-name'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, changeName)
