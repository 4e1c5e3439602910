import { takeCall } from '@/lib/people/accounts/server/call'
import { confirm } from '@/lib/people/accounts/server/confirm'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, confirm)
