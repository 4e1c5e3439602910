import { confirm } from '@/lib/people/accounts/server/confirm'
import { takeCall } from '@/lib/people/accounts/server/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, confirm)
