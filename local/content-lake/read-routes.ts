import { type Context, Hono } from 'hono'
import { isObject, type Json, publishedIdOf } from './documents.ts'
import { badRequest } from './errors.ts'
import { defaultPerspective } from './perspective.ts'
import { runQuery } from './query.ts'
import { checkDataset, isSet, paramsFrom, readObject } from './request.ts'
import type { LakeContext, LakeEnv } from './types.ts'

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

/**
 * `GET /data/doc/:dataset/:ids`: documents by their exact ids; missing ones are named in `omitted`.
 * `GET /data/export/:dataset`: all documents, drafts too, one a line, as `sanity dataset export` asks for them.
 */
export function documentRoutes({ store, ...context }: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.get('/data/doc/:dataset/:ids', (c) => {
    checkDataset(c.req.param('dataset'), context)
    const search = new URL(c.req.url).searchParams
    const ids = c.req.param('ids').split(',').filter(Boolean)
    if (isSet(search, 'includeAllVersions')) {
      const versions = ids.flatMap((id) => store.view('raw').find(`base:${publishedIdOf(id)}`))
      return c.json({ documents: versions, omitted: [] })
    }
    const documents = ids.flatMap((id) => store.get(id) ?? [])
    const missing = ids.filter((id) => !store.get(id))
    const omitted = missing.map((id) => ({ id, reason: 'existence' }))
    return c.json({ documents: isSet(search, 'excludeContent') ? [] : documents, omitted })
  })

  routes.get('/data/export/:dataset', (c) => {
    checkDataset(c.req.param('dataset'), context)
    const types = new URL(c.req.url).searchParams.get('types')?.split(',').filter(Boolean)
    const lines = [...store.list()]
      .filter(({ _type }) => !types?.length || types.includes(_type))
      .map((document) => `${JSON.stringify(document)}\n`)
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })

  return routes
}
