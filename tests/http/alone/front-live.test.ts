import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnDemo, startDemo } from '../../setup/demo'
import { oddCall } from '../../setup/odd-call'

let demo: OwnDemo
beforeAll(async () => {
  demo = await startDemo('as if live', {}, { wasStartedBefore: true })
})
afterAll(() => demo.stop())

test('a live site answers for its own host alone, over https for good; whoever watches over it may ask by any name', async () => {
  const ask = (host: string, path = '/') => oddCall(demo, 'GET', path, { host })
  const own = await ask(new URL(demo.siteUrl).host)
  expect([own.status, own.hsts]).toEqual([200, 'max-age=63072000; includeSubDomains'])
  for (const host of ['evil.example', 'www.ocotillo.example.evil.example', 'www.ocotillo.example:8443'])
    expect((await ask(host)).status, host).toBe(421)
  expect((await ask('10.0.0.7', '/api/health/live')).status).toBe(200)
})
