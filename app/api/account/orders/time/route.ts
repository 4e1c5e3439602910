import { takeCall } from '@/lib/people/accounts/server/call'
import { chooseTime } from '@/lib/people/accounts/server/guest-orders'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, chooseTime)
