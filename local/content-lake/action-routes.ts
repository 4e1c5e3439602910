import { Hono } from 'hono'
import { actionName, applyAction } from './actions.ts'
import { checkDataset, readObject } from './request.ts'
import { operationsFrom, transact, transactionIdFrom } from './transact.ts'
import type { LakeContext, LakeEnv } from './types.ts'

/** `POST /data/actions/:dataset`. */
export function actionRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.post('/data/actions/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    const body = await readObject(c.req.raw)
    const operations = operationsFrom(body, 'actions')
    const request = {
      kind: 'actionError' as const,
      identity: c.get('identity'),
      operations,
      transactionId: transactionIdFrom(body),
      isDryRun: body.dryRun === true,
      actions: operations.map(actionName),
    }
    const { transaction } = await transact(context.store, request, (working, action) => {
      applyAction(working, action)
      return []
    })
    return c.json({ transactionId: transaction.id })
  })

  return routes
}
