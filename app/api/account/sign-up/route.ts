import { takeCall } from '@/lib/people/accounts/server/call'
import { signUp } from '@/lib/people/accounts/server/sign-up'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signUp)
