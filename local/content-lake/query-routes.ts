import { type Context, Hono } from 'hono'
import { badRequest } from './errors.ts'
import { defaultPerspective } from './perspective.ts'
import { runQuery } from './query.ts'
import { checkDataset, isSet, paramsFrom, readObject } from './request.ts'
import type { LakeContext, LakeEnv } from './types.ts'
import { isObject, type Json } from './value.ts'

/** `GET|POST /data/query/:dataset`. */
export function queryRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  async function answer(c: Context<LakeEnv>, query: unknown, params: Json) {
    checkDataset(c.req.param('dataset'), context)
    const search = new URL(c.req.url).searchParams
    if (typeof query !== 'string' || !query.trim()) throw badRequest('The parameter "query" is missing')
    const started = performance.now()
    const perspective = search.getAll('perspective').join(',') || defaultPerspective(c.get('apiVersion'))
    const identity = c.get('identity').id
    const asked = { query, params, perspective, identity, isTraced: wantsSourceMap(search) }
    const { result, syncTags, sourceMap } = await runQuery(context, asked)
    return c.json({
      ...(search.get('returnQuery') !== 'false' && { query }),
      result,
      syncTags,
      ...(sourceMap && { resultSourceMap: sourceMap }),
      ms: Math.round(performance.now() - started),
    })
  }

  routes.get('/data/query/:dataset', (c) => {
    const search = new URL(c.req.url).searchParams
    return answer(c, search.get('query'), paramsFrom(search))
  })

  routes.post('/data/query/:dataset', async (c) => {
    const { query, params = {} } = await readObject(c.req.raw)
    if (!isObject(params)) throw badRequest('The field "params" must be an object')
    return answer(c, query, params)
  })

  return routes
}

const wantsSourceMap = (search: URLSearchParams) =>
  isSet(search, 'resultSourceMap') || search.get('resultSourceMap') === 'withKeyArraySelector'
