import { takeCall } from '@/lib/people/accounts/server/call'
import { signOut } from '@/lib/people/accounts/server/sign-in'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, signOut)
