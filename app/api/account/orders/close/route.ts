import { closeOrder } from '@/lib/people/accounts/server/close-order'
import { takeCall } from '@/lib/people/accounts/server/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, closeOrder)
