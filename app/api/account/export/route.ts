import { takeCall } from '@/lib/accounts/take-call'
import { takeData } from '@/lib/accounts/take-data'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, takeData)
