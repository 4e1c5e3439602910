import { signOut } from '@/lib/accounts/sign-out'
import { takeCall } from '@/lib/accounts/take-call'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signOut)
