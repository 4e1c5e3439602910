import { takeCall } from '@/lib/people/accounts/server/take-call'
import { takeData } from '@/lib/people/accounts/server/take-data'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, takeData)
