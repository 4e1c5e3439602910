import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { LakeError } from './errors.ts'
import { muxRoutes } from './mux.ts'
import type { LakeEnv } from './types.ts'

const sid = 'session-of-a-test-0001'

function lake() {
  const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>()
  const cancelled: string[] = []
  const app = new Hono<LakeEnv>()
  app.use(async (c, next) => {
    const id = c.req.header('authorization') ?? 'nobody'
    c.set('identity', { id, name: id, email: '', role: 'editor', kind: 'person' })
    await next()
  })
  app.onError((cause) => {
    if (cause instanceof LakeError) return cause.toResponse()
    throw cause
  })
  app.get('/lake/v1/data/listen/:name', (c) => {
    const name = c.req.param('name')
    if (name === 'refused') throw new LakeError(401, 'unauthorizedError', 'Session not found')
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void streams.set(name, controller),
      cancel: () => void cancelled.push(name),
    })
    const greeting = `${c.get('identity').id} ${c.req.query('query') ?? ''} ${c.req.header('last-event-id') ?? ''}`
    streams.get(name)?.enqueue(new TextEncoder().encode(greeting))
    return c.body(body, 200, { 'Content-Type': 'text/event-stream' })
  })
  app.route(
    '/lake/v1',
    muxRoutes(
      (request) => app.fetch(request),
      () => () => undefined,
    ),
  )
  const open = (person: string) => app.request(`/lake/v1/mux/${sid}`, { headers: { authorization: person } })
  const post = (person: string, body: unknown) =>
    app.request(`/lake/v1/mux/${sid}`, {
      method: 'POST',
      headers: { authorization: person },
      body: JSON.stringify(body),
    })
  return { open, post, streams, cancelled }
}

async function* linesOf(response: Response) {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as Record<string, unknown>
  }
}

const next = async (lines: AsyncGenerator<Record<string, unknown>>) => (await lines.next()).value

test('several listeners arrive through one answer, each under its own id', async () => {
  const { open, post, streams } = lake()
  const lines = linesOf(await open('olivia'))
  expect(await next(lines)).toEqual({ ready: true })
  expect(
    (await post('olivia', { sub: 'a', path: '/v1/data/listen/one?query=*', lastEventId: 'e7' })).status,
  ).toBe(200)
  expect((await post('olivia', { sub: 'b', path: '/v1/data/listen/two' })).status).toBe(200)
  expect(await next(lines)).toEqual({ id: 'a', chunk: 'olivia * e7' })
  expect(await next(lines)).toEqual({ id: 'b', chunk: 'olivia  ' })
  streams.get('two')?.enqueue(new TextEncoder().encode('data: 2\n\n'))
  expect(await next(lines)).toEqual({ id: 'b', chunk: 'data: 2\n\n' })
  streams.get('one')?.close()
  expect(await next(lines)).toEqual({ id: 'a', end: true })
})

test('a session belongs to the person who opened it', async () => {
  const { open, post } = lake()
  await open('olivia')
  expect((await post('fred', { sub: 'a', path: '/v1/data/listen/one' })).status).toBe(403)
  expect((await open('fred')).status).toBe(403)
})

test('a refused listener answers with the refusal, a wrong path and a lost session too', async () => {
  const { open, post } = lake()
  expect((await post('olivia', { sub: 'a', path: '/v1/data/listen/one' })).status).toBe(410)
  await open('olivia')
  expect((await post('olivia', { sub: 'a', path: '/v1/data/listen/refused' })).status).toBe(401)
  expect((await post('olivia', { sub: 'a', path: '/v1/users/me' })).status).toBe(400)
  expect((await post('olivia', 'junk')).status).toBe(400)
})

test('leaving ends the listeners inside, and unsubscribing ends one', async () => {
  const { open, post, cancelled } = lake()
  const answer = await open('olivia')
  await post('olivia', { sub: 'a', path: '/v1/data/listen/one' })
  await post('olivia', { sub: 'b', path: '/v1/data/listen/two' })
  await post('olivia', { unsub: 'a' })
  expect(cancelled).toEqual(['one'])
  await answer.body?.cancel()
  expect(cancelled).toEqual(['one', 'two'])
  expect((await post('olivia', { sub: 'c', path: '/v1/data/listen/one' })).status).toBe(410)
})
