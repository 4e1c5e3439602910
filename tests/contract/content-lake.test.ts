import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../local/content-lake/types.ts'
import { siteOrigin } from '../setup/lake.ts'
import { isHosted, type LakeUnderTest, lakeUnderTest, localTest } from '../setup/under-test.ts'

let lake: LakeUnderTest
beforeAll(async () => {
  lake = await lakeUnderTest()
})
afterAll(() => lake.stop())

const b12 = { _id: 'b12', _type: 'injection', name: 'B12', slug: { current: 'b12' }, price: 13 }

beforeEach(async () => {
  await lake.clear()
  await lake.client('administrator').create(b12)
})

const answerOf = (action: Promise<unknown>) =>
  action.then(
    () => ({ statusCode: 200, details: undefined, message: 'done' }),
    (error: {
      statusCode: number
      details: { type: string; items: { error: { type: string } }[] }
      message: string
    }) => error,
  )

describe('queries', () => {
  test('a client reads what another wrote, with parameters, by GET and, when long, by POST', async () => {
    const client = lake.client('viewer', { perspective: 'published' })
    expect(await client.fetch('*[_id == $id][0].price', { id: 'b12' })).toBe(13)
    const long = `${'// a long comment\n'.repeat(1000)}*[slug.current == $slug][0].name`
    expect(await client.fetch(long, { slug: 'b12' })).toBe('B12')
    expect(await client.fetch('*[_id == "nothing"][0]')).toBeNull()
  })

  test('published readers never see drafts; drafts readers see the draft in place of the published', async () => {
    await lake.client('editor').create({ ...b12, _id: 'drafts.b12', price: 15 })
    const priceIn = (perspective: 'raw' | 'published' | 'drafts') =>
      lake.client('viewer', { perspective }).fetch('*[name == "B12"]{_id, price, _originalId}')
    expect(await priceIn('published')).toEqual([{ _id: 'b12', price: 13, _originalId: null }])
    expect(await priceIn('drafts')).toEqual([{ _id: 'b12', price: 15, _originalId: 'drafts.b12' }])
    expect(await priceIn('raw')).toHaveLength(2)
  })

  test('times, selections and unusual functions come out as JSON', async () => {
    const query = `{"day": dateTime("2026-01-02T03:04:05Z"), "joined": array::join(["a", "b"], "-"),
      "sum": math::sum(*[_type == "injection"].price), "versions": *[sanity::versionOf("b12")]._id,
      "later": dateTime(now()) > dateTime("2020-01-01T00:00:00Z"), "none": *[_id == "x"][0].name}`
    expect(await lake.client('viewer').fetch(query)).toEqual({
      day: '2026-01-02T03:04:05Z',
      joined: 'a-b',
      sum: 13,
      versions: ['b12'],
      later: true,
      none: null,
    })
  })

  test('a query with a mistake is refused', async () => {
    const broken = await answerOf(lake.client('viewer').fetch('*[_type == '))
    expect(broken).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
  })

  localTest('a query beyond the lake is refused politely', async () => {
    const beyond = await answerOf(lake.client('viewer').fetch('*[geo::distance(a, b) < 1]'))
    expect(beyond).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
  })
})

describe('mutations', () => {
  test('a transaction with a stale ifRevisionID changes nothing at all', async () => {
    const client = lake.client('editor')
    const { _rev } = (await client.getDocument('b12')) ?? {}
    await client.patch('b12').set({ price: 14 }).commit()
    const stale = client.transaction().create({ _id: 'new', _type: 'injection' })
    stale.patch('b12', { set: { price: 99 }, ifRevisionID: _rev })
    expect(await answerOf(stale.commit())).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' }, index: 1 }] },
    })
    expect(await client.getDocuments(['new', 'b12'])).toMatchObject([null, { price: 14 }])
  })

  test('patch operations, keyed paths, generated ids and array keys work as the client documents them', async () => {
    const client = lake.client('editor')
    const made = await client.create(
      { _type: 'page', blocks: [{ _type: 'hero', heading: 'Hi' }], views: 1 },
      { autoGenerateArrayKeys: true },
    )
    expect(made._id).toMatch(/^[A-Za-z0-9]{22}$/)
    const key = made.blocks[0]?.['_key' as never]
    const after = await client
      .patch(made._id)
      .set({ [`blocks[_key=="${key}"].heading`]: 'Hello' })
      .inc({ views: 2 })
      .setIfMissing({ title: 'Home' })
      .insert('after', 'blocks[-1]', [{ _key: 'k2', _type: 'callout' }])
      .commit()
    expect(after).toMatchObject({ views: 3, title: 'Home', blocks: [{ heading: 'Hello' }, { _key: 'k2' }] })
    expect(after._createdAt).toBe(made._createdAt)
  })

  test('a referenced document can not be deleted, and the refusal names who refers to it', async () => {
    const client = lake.client('editor')
    const reference = { _type: 'reference', _ref: 'b12' }
    await client.create({ _id: 'home', _type: 'page', featured: reference })
    expect(await answerOf(client.delete('b12'))).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('"b12" cannot be deleted as there are references to it from "home"'),
    })
    await client.patch('home').unset(['featured']).commit()
    expect(await answerOf(client.delete('b12'))).toMatchObject({ statusCode: 200 })
    expect(await answerOf(client.create({ _id: 'x', _type: 'page', featured: reference }))).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('references non-existent document "b12"'),
    })
  })

  localTest(
    'a repeated transaction id answers as the first time and is not applied twice, even after a restart',
    async () => {
      const client = lake.client('editor')
      const raise = () =>
        client
          .transaction()
          .patch('b12', { inc: { price: 1 } })
          .transactionId('raise-1')
          .commit()
      const first = await raise()
      expect(await raise()).toEqual(first)
      await lake.reopen()
      expect(await raise()).toEqual(first)
      expect(await client.fetch('*[_id == "b12"][0].price')).toBe(14)
    },
  )

  test('a dry run answers but changes nothing', async () => {
    const client = lake.client('editor')
    const answer = await client.patch('b12').set({ price: 1 }).commit({ dryRun: true })
    expect(answer.price).toBe(1)
    expect(await client.fetch('*[_id == "b12"][0].price')).toBe(13)
  })

  localTest('documents survive a restart with the order of their keys', async () => {
    const before = JSON.stringify(await lake.client('viewer').getDocument('b12'))
    await lake.reopen()
    expect(JSON.stringify(await lake.client('viewer').getDocument('b12'))).toBe(before)
  })
})

describe('actions', () => {
  const draft = { draftId: 'drafts.b12', publishedId: 'b12' }

  test('edit, publish, unpublish and discard do what the Studio buttons promise', async () => {
    const client = lake.client('editor')
    await client.action([
      { actionType: 'sanity.action.document.edit', ...draft, patch: { unset: ['_empty_guard_'] } },
      { actionType: 'sanity.action.document.edit', ...draft, patch: { set: { price: 15 } } },
    ])
    expect(await client.getDocuments(['b12', 'drafts.b12'])).toMatchObject([{ price: 13 }, { price: 15 }])
    const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...draft })
    expect(await client.getDocuments(['b12', 'drafts.b12'])).toMatchObject([
      { price: 15, _rev: transactionId },
      null,
    ])
    await client.action({ actionType: 'sanity.action.document.unpublish', ...draft })
    expect(await client.getDocuments(['b12', 'drafts.b12'])).toMatchObject([null, { price: 15 }])
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.b12' })
    expect(await client.getDocuments(['b12', 'drafts.b12'])).toEqual([null, null])
  })

  test('publishing a draft that somebody has changed meanwhile is refused', async () => {
    const client = lake.client('editor')
    await client.create({ ...b12, _id: 'drafts.b12' })
    const publish = client.action({
      actionType: 'sanity.action.document.publish',
      ...draft,
      ifDraftRevisionId: 'somewhen-else',
    })
    expect(await answerOf(publish)).toMatchObject({ statusCode: 409, details: { type: 'actionError' } })
  })

  localTest('an action that the lake does not know is refused with 400', async () => {
    const release = lake.client('editor').action({
      actionType: 'sanity.action.release.create',
      releaseId: 'r1',
    })
    expect(await answerOf(release)).toMatchObject({ statusCode: 400, details: { type: 'actionError' } })
  })
})

describe('who may do what', () => {
  const call = (path: string, init: RequestInit = {}) => fetch(`${lake.url}/v2025-02-19${path}`, init)
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

  test('without a token, or with a wrong one, nothing is told', async () => {
    for (const headers of [{}, bearer('wrong'), { Authorization: lake.tokens.editor }]) {
      const answer = await call(`/data/query/${lake.dataset}?query=*`, { headers })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' })
    }
  })

  test('a page of a foreign origin is refused, the site is let in with its credentials', async () => {
    const headers = bearer(lake.tokens.editor)
    const foreign = await call(`/data/query/${lake.dataset}?query=1`, {
      headers: { ...headers, Origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    const own = await call(`/data/query/${lake.dataset}?query=1`, {
      headers: { ...headers, Origin: siteOrigin },
    })
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, siteOrigin])
    const refused = await call(`/data/query/${lake.dataset}?query=1`, { headers: { Origin: siteOrigin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, siteOrigin])
    const sameOrigin = await call(`/data/query/${lake.dataset}?query=1`, { headers })
    expect([own, sameOrigin].map((answer) => answer.headers.get('vary'))).toEqual(['Origin', 'Origin'])
    const preflight = await call(`/data/query/${lake.dataset}`, {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Headers': 'authorization' },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  })

  localTest(
    'only owner and editor change what is published; the front desk writes nothing, no price at all',
    async () => {
      const expected: Record<Role, number> = {
        administrator: 200,
        editor: 200,
        contributor: 403,
        viewer: 403,
      }
      for (const [role, status] of Object.entries(expected) as [Role, number][]) {
        const client = lake.client(role)
        const price = client.patch('b12').set({ price: 1 }).commit()
        expect(await answerOf(price), role).toMatchObject({ statusCode: status })
        expect(await answerOf(client.delete('b12')), role).toMatchObject({ statusCode: status })
        await lake.client('administrator').createOrReplace(b12)
      }
      expect(await answerOf(lake.client('viewer').create({ ...b12, _id: 'drafts.b12' }))).toMatchObject({
        statusCode: 403,
        details: { items: [{ error: { type: 'insufficientPermissionsError' } }] },
      })
    },
  )

  localTest(
    'a clinician drafts and discards, but can not publish, unpublish or disguise a change',
    async () => {
      const client = lake.client('contributor')
      const draft = { draftId: 'drafts.b12', publishedId: 'b12' }
      const act = (actionType: string, more: object) =>
        answerOf(client.action({ actionType: `sanity.action.document.${actionType}`, ...more } as never))
      expect(await act('edit', { ...draft, patch: { set: { price: 15 } } })).toMatchObject({
        statusCode: 200,
      })
      expect(await act('publish', draft)).toMatchObject({ statusCode: 403 })
      expect(await act('unpublish', draft)).toMatchObject({ statusCode: 403 })
      expect(await act('delete', { publishedId: 'b12', includeDrafts: [] })).toMatchObject({
        statusCode: 403,
      })
      expect(await act('version.discard', { versionId: 'drafts.b12' })).toMatchObject({ statusCode: 200 })
      const disguised = client.createOrReplace({ _id: 'b12', _type: 'sanity.previewUrlSecret' })
      expect(await answerOf(disguised)).toMatchObject({ statusCode: 403 })
      expect(await client.fetch('*[_id == "b12"][0].price')).toBe(13)
    },
  )

  localTest('everybody may open the preview', async () => {
    const secret = { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'x' }
    expect(await answerOf(lake.client('viewer').createOrReplace(secret))).toMatchObject({ statusCode: 200 })
  })
})

describe('input that nobody should send', () => {
  const post = (path: string, body: string) =>
    fetch(`${lake.url}/v2025-02-19/data/${path}/${lake.dataset}`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${lake.tokens.administrator}`, 'Content-Type': 'application/json' },
    })

  test.each(
    [
      ['mutate', '{"mutations": ['],
      ['mutate', '[]'],
      ['mutate', '{"mutations": {}}'],
      ['mutate', '{"mutations": [{"explode": {}}]}'],
      ['mutate', '{"mutations": [{"create": {"_id": "a b", "_type": "page"}}]}'],
      ['mutate', '{"mutations": [{"create": {"_id": "a"}}]}'],
      ['mutate', '{"mutations": [{"patch": {"id": "b12", "set": 5}}]}'],
      ['mutate', '{"mutations": [{"patch": {"id": "b12", "set": {"a!b": 5}}}]}'],
      ['mutate', '{"mutations": [{"patch": {"id": "b12", "set": {"_type": "page"}}}]}'],
      ['mutate', '{"mutations": [{"patch": {"id": "b12", "insert": {"items": []}}}]}'],
      ['mutate', '{"mutations": [{"patch": {"id": "b12", "diffMatchPatch": {"name": "@@ broken"}}}]}'],
      ['mutate', '{"mutations": [{"delete": {"query": "*[", "params": {}}}]}'],
      ['mutate', '{"mutations": [{"create": {"_type": "page", "a": {"__proto__": {"b": 1}}}}]}'],
      [
        'mutate',
        `{"mutations": [{"create": {"_type": "page", "a": ${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
      ],
      ['mutate', '{"mutations": [{"delete": {"id": "b12"}}], "transactionId": "../../x"}'],
      ['actions', '{"actions": [{"actionType": "sanity.action.document.publish"}]}'],
      [
        'actions',
        '{"actions": [{"actionType": "sanity.action.document.edit", "draftId": "drafts.a", "publishedId": "b"}]}',
      ],
      ['actions', '{"actions": [5]}'],
      ['query', '{"query": 5}'],
    ].map(([path = '', body = '']) => ({ path, body, start: body.slice(0, 90) })),
  )('$path $start is a clear 400', async ({ path, body }) => {
    const answer = await post(path, body)
    const { message, error } = (await answer.json()) as { message: string; error: { type: string } }
    expect(answer.status, message).toBe(400)
    expect(error.type).toMatch(/Error$/)
    expect(message.length).toBeGreaterThan(10)
  })

  localTest('a deletion by a query beyond the lake is a clear 400', async () => {
    const answer = await post(
      'mutate',
      '{"mutations": [{"delete": {"query": "*[geo::distance(a, b) < 1]"}}]}',
    )
    expect(answer.status).toBe(400)
  })

  test('more than 4 MB is 413', async () => {
    const answer = await post('mutate', JSON.stringify({ mutations: ['x'.repeat(5 * 1024 * 1024)] }))
    expect(answer.status).toBe(413)
  })

  test('odd text survives: emoji, quotes, backslashes, control characters', async () => {
    const client = lake.client('editor')
    const name = 'a\u0001b\u2028c 🌵 "quoted" \\u0000 \\ end'
    await client.create({ _id: 'odd', _type: 'injection', name })
    if (!isHosted) await lake.reopen()
    expect((await client.getDocument('odd'))?.name).toBe(name)
  })

  localTest('an address that the lake does not serve is 404 and remembered', async () => {
    const headers = { Authorization: `Bearer ${lake.tokens.viewer}` }
    const answer = await fetch(`${lake.url}/v1/data/teleport/production`, { headers })
    expect(answer.status).toBe(404)
    const list = await (await fetch(`${lake.url}/v1/_unanswered`, { headers })).json()
    expect(list).toContainEqual({ method: 'GET', path: '/data/teleport/production', status: 404, count: 1 })
  })
})
