import { signIn } from '@/lib/accounts/sign-in'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signIn)
