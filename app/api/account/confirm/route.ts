import { confirm } from '@/lib/accounts/confirm'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, confirm)
