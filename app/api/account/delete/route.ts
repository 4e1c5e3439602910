import { takeCall } from '@/lib/people/accounts/server/call'
import { deleteAccount } from '@/lib/people/accounts/server/own-data'

export const dynamic = 'force-dynamic'

export const POST = (request: Request) => takeCall(request, deleteAccount)
