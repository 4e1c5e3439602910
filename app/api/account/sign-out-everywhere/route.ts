import { signOutEverywhere } from '@/lib/people/accounts/server/sign-out-everywhere'
import { takeCall } from '@/lib/people/accounts/server/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signOutEverywhere)
