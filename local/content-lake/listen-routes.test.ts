import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { listenRoutes } from './listen-routes.ts'
import type { LakeContext, LakeEnv } from './types.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serveListeners() {
  const listeners = new Set<unknown>()
  const subscribe = (listener: unknown) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const app = new Hono<LakeEnv>()
  app.use(async (c, next) => {
    c.set('identity', { id: 'ed', name: 'Ed', email: '', role: 'editor', kind: 'person' })
    await next()
  })
  const watch = () => () => undefined
  app.route(
    '/',
    listenRoutes({ store: { subscribe }, dataset: 'production', watch } as unknown as LakeContext),
  )
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  stops.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { listeners, url: `http://127.0.0.1:${port}/data/listen/production` }
}

test('a tab that is closed is forgotten, others stay', async () => {
  const { listeners, url } = await serveListeners()
  const [closing, staying] = [new AbortController(), new AbortController()]
  stops.push(() => staying.abort())
  for (const { signal } of [closing, staying]) await fetch(`${url}?query=*`, { signal })
  expect(listeners.size).toBe(2)
  closing.abort()
  await vi.waitFor(() => expect(listeners.size).toBe(1), { timeout: 5000, interval: 10 })
})

test('a filter that can not be parsed leaves no listener behind', async () => {
  const { listeners, url } = await serveListeners()
  const answer = await fetch(`${url}?query=${encodeURIComponent('*[')}`)
  expect(await answer.text()).toContain('event: channelError')
  expect(listeners.size).toBe(0)
})
