import { closeOrder } from '@/lib/accounts/close-order'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, closeOrder)
