import { takeCall } from '@/lib/people/accounts/server/call'
import { proveOwnOrder } from '@/lib/people/accounts/server/guest-orders'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, proveOwnOrder)
