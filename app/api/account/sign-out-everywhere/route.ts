import { signOutEverywhere } from '@/lib/accounts/sign-out-everywhere'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signOutEverywhere)
