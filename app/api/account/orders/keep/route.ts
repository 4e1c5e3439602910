import { keepOrder } from '@/lib/people/accounts/server/keep-order'
import { takeCall } from '@/lib/people/accounts/server/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, keepOrder)
