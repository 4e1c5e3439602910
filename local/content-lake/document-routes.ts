import { Hono } from 'hono'
import { publishedIdOf } from './document-id.ts'
import { checkDataset, isSet } from './request.ts'
import type { LakeContext, LakeEnv } from './types.ts'

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
