import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startStack, type TestStack } from '../setup/stack.ts'

type PersonId = 'olivia' | 'ed' | 'clara' | 'fred'

const received: { headers: IncomingHttpHeaders; text: string }[] = []
const site = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    if (request.url === '/api/sanity/webhook') received.push({ headers: request.headers, text })
    response.end()
  })
})
let siteUrl: string
let stack: TestStack

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  stack = await startStack({ services: ['lake'], siteUrl })
})
afterAll(async () => {
  await stack?.stop()
  site.closeAllConnections()
  site.close()
})

const tokenOf = (id: PersonId) => stack.people.find((person) => person.id === id)?.token ?? ''

function ask(path: string, id?: PersonId, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  if (id) headers.set('authorization', `Bearer ${tokenOf(id)}`)
  return fetch(`${stack.url}/lake${path}`, { redirect: 'manual', ...init, headers })
}

const clientOf = (id: PersonId) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${stack.url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: tokenOf(id),
    perspective: 'raw',
  })

describe('log-in', () => {
  const choose = async (person: string, origin: string) => {
    const { providers } = await (await ask('/v2026-05-04/auth/providers')).json()
    const { url } = providers.find(({ name }: { name: string }) => name === person)
    return fetch(`${url}?${new URLSearchParams({ origin, projectId: 'local', withSid: 'true' })}`, {
      redirect: 'manual',
    })
  }

  test('choosing a person leads back into the Studio, which fetches that person’s token once', async () => {
    const chosen = await choose('olivia', `${siteUrl}/studio`)
    expect(chosen.status).toBe(302)
    const back = new URL(chosen.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe(`${siteUrl}/studio`)
    const sid = /^#sid=([^&]{20,})$/.exec(back.hash)?.[1]
    const { token } = await (await ask(`/v2026-05-04/auth/fetch?sid=${sid}`)).json()
    const me = await ask('/v2021-06-07/users/me', undefined, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await me.json()).toMatchObject({ id: 'olivia', name: 'Olivia Ortega', role: 'administrator' })
    expect((await ask(`/v2026-05-04/auth/fetch?sid=${sid}`)).status).toBe(401)
  })

  test('nobody is sent to another site with a session', async () => {
    const refused = await choose('olivia', 'https://elsewhere.example/studio')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('origin')
    expect((await choose('olivia', 'no address')).status).toBe(400)
  })

  test('one person per role is listed, under the address by which the browser sees the lake', async () => {
    const answer = await ask('/v1/auth/providers', undefined, {
      headers: {
        'x-forwarded-host': 'site.test:3000',
        'x-forwarded-proto': 'https',
        'x-forwarded-prefix': '/api/local',
      },
    })
    const { providers } = await answer.json()
    expect(providers.map(({ title }: { title: string }) => title)).toEqual([
      'Olivia Ortega, Owner',
      'Ed Morales, Editor',
      'Clara Nguyen, Clinician',
      'Fred Baker, Front desk',
    ])
    expect(providers[0].url).toBe('https://site.test:3000/api/local/lake/v1/auth/login/olivia')
  })
})

describe('session', () => {
  test.each([
    '/v1/users/me',
    '/v1/data/query/production?query=*',
    '/v1/projects/local',
    '/v1/mux/0123456789abcdef',
  ])(
    '%s answers 401 without a token, in the form that makes the Studio ask for a new log-in',
    async (path) => {
      const refused = await ask(path)
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
    },
  )

  test.each(['/v1/projects/local/datasets', '/v1/datasets'])(
    '%s lists the dataset, for clients that name the project in the path or in the host name',
    async (path) => {
      expect(await (await ask(path, 'olivia')).json()).toMatchObject([{ name: 'production' }])
      expect((await ask(path)).status).toBe(401)
    },
  )

  test('each role learns its own permissions', async () => {
    const permissionsOf = async (id: PersonId) => {
      const grants = await (await ask('/v1/projects/local/datasets/production/acl', id)).json()
      return grants.find(({ filter }: { filter: string }) => filter === '_id in path("**")').permissions
    }
    expect(await permissionsOf('olivia')).toContain('manage')
    expect(await permissionsOf('ed')).toEqual(expect.arrayContaining(['create', 'update']))
    for (const reader of ['clara', 'fred'] as const)
      expect(await permissionsOf(reader)).toEqual(['read', 'history'])
  })

  test('what the Studio remembers is kept per person and survives a restart', async () => {
    const body = JSON.stringify([{ key: 'studio.recent', value: { searches: ['b12'] } }])
    expect((await ask('/v1/users/me/keyvalue', 'ed', { method: 'PUT', body })).status).toBe(200)
    await stack.restart()
    const remembered = async (id: PersonId) =>
      (await ask('/v1/users/me/keyvalue/studio.recent,other', id)).json()
    expect(await remembered('ed')).toEqual([
      { key: 'studio.recent', value: { searches: ['b12'] } },
      { key: 'other', value: null },
    ])
    expect(await remembered('fred')).toEqual([
      { key: 'studio.recent', value: null },
      { key: 'other', value: null },
    ])
    const junk = await ask('/v1/users/me/keyvalue', 'ed', { method: 'PUT', body: '{"key":1}' })
    expect(junk.status).toBe(400)
  })

  test('names of people, several at once', async () => {
    expect(await (await ask('/v1/users/olivia,nobody', 'fred')).json()).toEqual([
      expect.objectContaining({ id: 'olivia', displayName: 'Olivia Ortega' }),
      null,
    ])
  })
})

describe('assets', () => {
  const picture = (color: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
      .png()
      .toBuffer()

  test('an uploaded image is described, found once, and served as its address asks', async () => {
    const bytes = await picture('#a63')
    const asset = await clientOf('ed').assets.upload('image', bytes, { filename: 'vial.png' })
    expect(asset).toMatchObject({
      _id: `image-${asset.sha1hash}-800x600-png`,
      originalFilename: 'vial.png',
      mimeType: 'image/png',
      metadata: { dimensions: { width: 800, height: 600 }, isOpaque: true },
    })
    expect((await clientOf('olivia').assets.upload('image', bytes))._id).toBe(asset._id)
    const stored = await clientOf('fred').fetch('*[_id == $id][0]{url, "size": size}', { id: asset._id })
    expect(stored).toEqual({ url: `${stack.url}/lake/${asset.path}`, size: bytes.length })

    const original = await fetch(stored.url)
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
    const small = await fetch(`${stored.url}?w=200&h=200&fit=crop&auto=format`, {
      headers: { accept: 'image/avif,image/webp' },
    })
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(small.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({
      width: 200,
      height: 200,
      format: 'webp',
    })
    expect((await fetch(`${stored.url}?w=99999`)).status).toBe(400)
    expect((await fetch(stored.url.replace('800x600', '801x600'))).status).toBe(404)
  })

  test('junk, SVG, cut off and too large uploads are refused with the reason', async () => {
    const upload = async (body: BodyInit) => {
      const answer = await ask('/v1/assets/images/production?filename=x.png', 'ed', { method: 'POST', body })
      return [answer.status, (await answer.json()).message]
    }
    expect(await upload('no image at all')).toEqual([400, expect.stringContaining('not an image')])
    expect(await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
      400,
      expect.stringMatching(/SVG|not an image/),
    ])
    const cut = (await picture('#123')).subarray(0, 900)
    expect(await upload(new Uint8Array(cut))).toEqual([400, expect.stringMatching(/damaged|not an image/)])
    expect(await upload(new Uint8Array(26 * 1024 * 1024))).toEqual([413, expect.stringContaining('25 MB')])
  })

  test('front desk may not upload; a file that could run as a page is only downloaded', async () => {
    const body = '<script>alert(1)</script>'
    const init = { method: 'POST', body, headers: { 'content-type': 'text/html' } }
    expect((await ask('/v1/assets/files/production?filename=a.html', 'fred', init)).status).toBe(403)
    const { document } = await (await ask('/v1/assets/files/production?filename=a.html', 'ed', init)).json()
    const served = await fetch(document.url)
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-disposition')).toContain('attachment')
  })
})

describe('history', () => {
  test('an edited and published document can be seen as it was, and its timeline says who did what', async () => {
    const draft = { _id: 'drafts.history-test', _type: 'note', title: 'One' }
    const { _rev: first } = await clientOf('ed').create(draft)
    const { _rev: second } = await clientOf('clara').patch(draft._id).set({ title: 'Two' }).commit()
    await clientOf('olivia').action({
      actionType: 'sanity.action.document.publish',
      draftId: draft._id,
      publishedId: 'history-test',
    })
    const { documents } = await (
      await ask(
        `/v2025-02-19/data/history/production/documents/history-test,${draft._id}?revision=${first}`,
        'fred',
      )
    ).json()
    expect(documents).toMatchObject([{ ...draft, _rev: first }])

    const eventsOf = async (id: string) =>
      (
        await (
          await ask(`/v2025-02-19/data/history/production/events/documents/${id}?limit=100`, 'fred')
        ).json()
      ).events[id]
    const events = await eventsOf(draft._id)
    expect(events).toMatchObject([
      {
        type: 'publishDocumentVersion',
        author: 'olivia',
        versionRevisionId: second,
        contributors: ['ed', 'clara'],
      },
      { type: 'createDocumentVersion', author: 'ed', versionRevisionId: first },
    ])
    expect(await eventsOf('history-test')).toEqual(events)

    const lines = await ask(
      `/v2025-02-19/data/history/production/transactions/${draft._id}?effectFormat=mendoza&excludeContent=true&fromTransaction=${first}`,
      'fred',
    )
    const transactions = (await lines.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(transactions.map(({ id, author }) => [id, author])).toEqual([
      [first, 'ed'],
      [second, 'clara'],
      [events[0].revisionId, 'olivia'],
    ])
    expect(transactions[2].effects[draft._id].apply).toEqual([0, null])
  })

  test('what a script wrote to the published document can be opened from the draft’s timeline', async () => {
    const { _rev } = await clientOf('olivia').create({ _id: 'raw-test', _type: 'note', title: 'Raw' })
    const path = `/v2025-02-19/data/history/production/documents/drafts.raw-test?revision=${_rev}`
    expect(await (await ask(path, 'fred')).json()).toMatchObject({ documents: [{ _rev, title: 'Raw' }] })
  })
})

describe('webhooks', () => {
  const about = (id: string) => received.filter(({ headers }) => headers['sanity-document-id'] === id)
  const fault = (webhooks: string, token = stack.secrets.controlToken) =>
    ask('/_faults', undefined, {
      method: 'POST',
      body: JSON.stringify({ webhooks }),
      headers: { authorization: `Bearer ${token}` },
    })

  test('a published change is announced, signed, with the page’s addresses before and after; a draft is not', async () => {
    const client = clientOf('olivia')
    await client.create({ _id: 'hook-test', _type: 'page', path: '/before' })
    await client.create({ _id: 'drafts.hook-test', _type: 'page', path: '/draft' })
    const { _rev } = await client.patch('hook-test').set({ path: '/after' }).commit()
    await vi.waitUntil(() => about('hook-test').length === 2, { timeout: 30_000 })
    const [, { headers, text } = { headers: {}, text: '' }] = about('hook-test')
    expect(JSON.parse(text)).toEqual({
      _id: 'hook-test',
      _type: 'page',
      _rev,
      operation: 'update',
      path: '/after',
      previousPath: '/before',
      slug: null,
      previousSlug: null,
      transactionId: _rev,
    })
    const signature = String(headers['sanity-webhook-signature' as keyof typeof headers])
    expect(await isValidSignature(text, signature, stack.secrets.webhookSecret)).toBe(true)
    expect(await isValidSignature(text, signature, 'another secret')).toBe(false)
    expect(about('drafts.hook-test')).toEqual([])
  })

  test('tests can lose webhooks, but only with the control token', async () => {
    expect((await fault('drop', 'made up')).status).toBe(401)
    expect((await fault('sometimes')).status).toBe(400)
    expect((await fault('drop')).status).toBe(200)
    await clientOf('olivia').create({ _id: 'hook-lost', _type: 'page' })
    expect((await fault('deliver')).status).toBe(200)
    await clientOf('olivia').create({ _id: 'hook-kept', _type: 'page' })
    await vi.waitUntil(() => about('hook-kept').length === 1, { timeout: 30_000 })
    expect(about('hook-lost')).toEqual([])
  })
})

describe('streams', () => {
  const sid = 'periphery-test-session'

  async function openMux(id: PersonId) {
    const leaving = new AbortController()
    const answer = await ask(`/v1/mux/${sid}`, id, { signal: leaving.signal })
    const arrived: { id?: string; chunk?: string; ready?: boolean }[] = []
    const reading = (async () => {
      let rest = ''
      for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        arrived.push(...lines.filter(Boolean).map((line) => JSON.parse(line)))
      }
    })().catch(() => undefined)
    const leave = () => {
      leaving.abort()
      return reading
    }
    return { answer, arrived, leave }
  }

  const post = (id: PersonId, body: object) =>
    ask(`/v1/mux/${sid}`, id, { method: 'POST', body: JSON.stringify(body) })

  test('several listeners of one person share a connection that nobody else can use, and it ends with its reader', async () => {
    const { answer, arrived, leave } = await openMux('ed')
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
    const listener = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "streamed"]')}&includeResult=true`
    expect((await post('ed', { sub: 'list', path: listener })).status).toBe(200)
    expect(
      (await post('ed', { sub: 'live', path: '/v2025-02-19/data/live/events/production?includeDrafts=true' }))
        .status,
    ).toBe(200)
    expect((await post('fred', { sub: 'other', path: listener })).status).toBe(403)

    await clientOf('ed').create({ _id: 'drafts.streamed', _type: 'streamed' })
    const heardBy = (id: string) =>
      arrived
        .filter((one) => one.id === id)
        .map((one) => one.chunk)
        .join('')
    await vi.waitUntil(
      () => heardBy('list').includes('event: mutation') && heardBy('live').includes('s1:streamed'),
      { timeout: 30_000 },
    )
    expect(heardBy('list')).toContain('event: welcome')

    await leave()
    await vi.waitUntil(async () => (await post('ed', { unsub: 'list' })).status === 410, { timeout: 30_000 })
  })

  test('live events tell anybody of published changes only; those of drafts are for people with a token', async () => {
    const live = '/v2025-02-19/data/live/events/production'
    expect((await ask(`${live}?includeDrafts=true`)).status).toBe(401)
    const leaving = new AbortController()
    const answer = await ask(live, undefined, { signal: leaving.signal })
    let text = ''
    const reading = (async () => {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
    })().catch(() => undefined)
    await vi.waitUntil(() => text.includes('event: welcome'), { timeout: 30_000 })
    await clientOf('ed').create({ _id: 'drafts.quiet', _type: 'hidden' })
    await clientOf('ed').create({ _id: 'loud', _type: 'shown' })
    await vi.waitUntil(() => text.includes('s1:shown'), { timeout: 30_000 })
    expect(text).not.toContain('s1:hidden')
    leaving.abort()
    await reading
  })
})
