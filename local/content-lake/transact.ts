import { badRequest, LakeError, OperationError } from './errors.ts'
import { checkGrants } from './grants.ts'
import type { Committed, Identity, OperationResult, Store, Working } from './types.ts'
import type { Json } from './value.ts'

interface Intent {
  kind: 'mutationError' | 'actionError'
  identity: Identity
  operations: unknown[]
  transactionId: string | undefined
  isDryRun: boolean
  actions?: string[]
}

/**
 * Commits operations in order, each seeing what the ones before it did, all or nothing, if the identity may.
 * Throws the endpoint's error form with the index of the operation that failed.
 */
export async function transact(
  store: Store,
  intent: Intent,
  apply: (working: Working, operation: unknown) => OperationResult[],
): Promise<Committed> {
  const { kind, identity, operations, transactionId, isDryRun, actions } = intent
  let index = 0
  const build = (working: Working) => {
    const results = operations.flatMap((operation, position) => {
      index = position
      return apply(working, operation)
    })
    checkGrants(identity, working.changes())
    return results
  }
  try {
    const options = { transactionId, dryRun: isDryRun, ...(actions && { actions }) }
    return await store.commit(identity.id, build, options)
  } catch (cause) {
    throw cause instanceof OperationError ? cause.toLakeError(kind, index) : readable(cause)
  }
}

/** A document too deep or too odd for our recursion is the sender's mistake, not ours. */
const readable = (cause: unknown) =>
  cause instanceof RangeError ? new LakeError(400, 'badRequestError', 'The document is too deep') : cause

/** The client's own transaction id, if it gave one; 400 when it can't be one. */
export function transactionIdFrom({ transactionId }: Json): string | undefined {
  if (transactionId === undefined || transactionId === null) return undefined
  if (typeof transactionId === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(transactionId)) return transactionId
  throw badRequest('The field "transactionId" must be 1 to 128 letters, digits, ".", "_" or "-"')
}

/** The list of operations in a body; 400 names the field. */
export function operationsFrom(body: Json, field: 'mutations' | 'actions'): unknown[] {
  const operations = body[field]
  if (Array.isArray(operations) && operations.length > 0) return operations
  throw badRequest(`The field "${field}" must be a list with at least one entry`)
}
