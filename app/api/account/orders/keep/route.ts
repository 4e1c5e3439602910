import { keepOrder } from '@/lib/accounts/keep-order'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, keepOrder)
