import { Hono } from 'hono'
import { applyMutation } from './mutations.ts'
import { checkDataset, isSet, readObject } from './request.ts'
import { operationsFrom, transact, transactionIdFrom } from './transact.ts'
import type { LakeContext, LakeEnv } from './types.ts'

/** `POST /data/mutate/:dataset`. */
export function mutateRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.post('/data/mutate/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    const search = new URL(c.req.url).searchParams
    const body = await readObject(c.req.raw)
    const identity = c.get('identity')
    const options = { author: identity.id, hasArrayKeys: isSet(search, 'autoGenerateArrayKeys') }
    const request = {
      kind: 'mutationError' as const,
      identity,
      operations: operationsFrom(body, 'mutations'),
      transactionId: transactionIdFrom(body),
      isDryRun: isSet(search, 'dryRun'),
    }
    const { transaction, results } = await transact(context.store, request, (working, mutation) =>
      applyMutation(working, mutation, options),
    )
    const changes = new Map(transaction.changes.map((change) => [change.documentId, change]))
    const documentOf = (id: string) => {
      const change = changes.get(id)
      return change ? (change.after ?? change.before) : context.store.get(id)
    }
    return c.json({
      transactionId: transaction.id,
      results: isSet(search, 'returnDocuments')
        ? results.map((result) => ({ ...result, document: documentOf(result.id) }))
        : results,
    })
  })

  return routes
}
