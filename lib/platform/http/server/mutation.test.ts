import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { handleMutation, isOwnHost, isOwnOrigin } from './mutation'

vi.mock('@/lib/platform/server/env', () => ({
  env: { siteUrl: 'https://clinic.example', ownUrl: 'http://127.0.0.1:3000' },
}))

const schema = z.strictObject({ lines: z.array(z.strictObject({ quantity: z.number().max(20) })) })
const good = JSON.stringify({ lines: [{ quantity: 2 }] })
const handle = vi.fn(async () => Response.json({ done: true }))
let caller = 0

beforeEach(() => {
  handle.mockClear()
  caller += 1
})

async function send(body: string, headers: Record<string, string> = {}) {
  const request = new Request('https://clinic.example/api/orders', {
    method: 'POST',
    body,
    headers: {
      origin: 'https://clinic.example',
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${caller}`,
      ...headers,
    },
  })
  const response = await handleMutation(request, { schema, limit: 'start-order' }, handle)
  return {
    status: response.status,
    ...(await response.json()),
    retryAfter: response.headers.get('retry-after'),
  }
}

test('what fits goes through', async () => {
  expect(await send(good)).toMatchObject({ status: 200, done: true })
  expect(await send(good, { origin: 'http://localhost:3000' })).toMatchObject({ status: 200 })
})

test.each(['https://evil.example', 'null', 'https://clinic.example.evil.example', ''])(
  'a page of another site is refused: %s',
  async (origin) => {
    expect(await send(good, { origin })).toMatchObject({ status: 403, error: 'forbidden' })
    expect(handle).not.toHaveBeenCalled()
  },
)

test('what a form could send across sites is refused', async () => {
  expect(await send(good, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
})

test('a wrong field is named, with what is wrong', async () => {
  expect(await send('{"lines":[{"quantity":21}]}')).toMatchObject({
    status: 400,
    field: 'lines.0.quantity',
    message: expect.stringContaining('lines.0.quantity'),
  })
  expect(await send('{"lines":[{"quantity":1,"price":0.01}]}')).toMatchObject({
    status: 400,
    field: 'lines.0.price',
    message: 'lines.0.price: is not taken from the browser',
  })
  expect(await send('{')).toMatchObject({ status: 400, field: 'body' })
  expect(await send('"\uD800"')).toMatchObject({ status: 400, field: 'body' })
  expect(handle).not.toHaveBeenCalled()
})

test('a body over 64 KB is refused', async () => {
  expect(await send(JSON.stringify({ lines: [], more: 'x'.repeat(70_000) }))).toMatchObject({ status: 413 })
})

test('one address may ask twenty times a minute; what it says about itself does not help', async () => {
  const own = `10.1.1.${caller}`
  const ask = (n: number) => send(good, { 'x-forwarded-for': `1.2.3.${n}, ${own}` })
  for (let n = 0; n < 20; n += 1) expect((await ask(n)).status).toBe(200)
  const refused = await ask(20)
  expect(refused).toMatchObject({ status: 429, error: 'too_many' })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
})

const env = vi.hoisted(() => ({ siteUrl: '', ownUrl: 'http://127.0.0.1:3000', isLive: false }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

beforeEach(() => {
  env.siteUrl = 'https://clinic.example'
  env.isLive = false
})

test('in a demo this machine’s own names are ours, too', () => {
  for (const origin of ['https://clinic.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(isOwnOrigin(origin), origin).toBe(true)
})

test('a live site takes its public address only, to the letter', () => {
  env.isLive = true
  expect(isOwnOrigin('https://clinic.example')).toBe(true)
  for (const origin of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://clinic.example',
    'https://clinic.example:8443',
    'https://clinic.example.evil.example',
  ])
    expect(isOwnOrigin(origin), origin).toBe(false)
})

test.each([null, 'null', '', 'nonsense', 'https://evil.example'])('%s is nobody of ours', (origin) => {
  for (const isLive of [false, true]) {
    env.isLive = isLive
    expect(isOwnOrigin(origin)).toBe(false)
  }
})

test('a host is ours in any case of letters, and no other is', () => {
  for (const host of ['clinic.example', 'CLINIC.example', 'localhost:3000'])
    expect(isOwnHost(host)).toBe(true)
  for (const host of [null, undefined, '', 'localhost', 'localhost:3001', 'evil.example'])
    expect(isOwnHost(host)).toBe(false)
})
