import 'server-only'
import { callerAddress, callerOf } from '@/lib/platform/http/server/caller'
import type { AccountCall } from './call'
import { outageRefusal } from './outage'
import type { Outcome } from './outcome'

/** Runs it; an outage becomes a refusal that says so. */
export async function runCall(
  request: Request,
  call: AccountCall,
  values: Record<string, string>,
): Promise<Outcome> {
  try {
    return await call.run(values, { network: callerOf(request), address: callerAddress(request.headers) })
  } catch (error) {
    console.error(`Account call ${call.name}: ${error instanceof Error ? error.message : error}`)
    return outageRefusal()
  }
}
