import { afterEach, expect, test, vi } from 'vitest'
import { askApi } from './api-client'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const calls: [string, RequestInit][] = []

function answer(answering: () => Promise<Response>) {
  calls.length = 0
  vi.stubGlobal('fetch', (...call: [string, RequestInit]) => {
    calls.push(call)
    return answering()
  })
}

test('an answer is its body', async () => {
  answer(async () => Response.json({ shopper: null }))
  expect(await askApi('/api/account')).toMatchObject({
    outcome: 'answered',
    status: 200,
    body: { shopper: null },
    message: '',
  })
  expect(calls).toMatchObject([['/api/account', { cache: 'no-store' }]])
  expect(calls[0]?.[1]).not.toHaveProperty('method')
})

test('what is sent goes as JSON, by POST unless it is said otherwise', async () => {
  answer(async () => Response.json({}))
  await askApi('/api/orders', { send: { lines: [] } })
  await askApi('/api/cart', { method: 'PUT', send: { lines: [] }, keepalive: true })
  const sent = { body: '{"lines":[]}', headers: { 'content-type': 'application/json' } }
  expect(calls).toMatchObject([
    ['/api/orders', { method: 'POST', ...sent }],
    ['/api/cart', { method: 'PUT', keepalive: true, ...sent }],
  ])
})

test('a refusal is a word, a sentence and a field, and keeps what else it says', async () => {
  const body = {
    error: 'invalid',
    message: 'email: Please enter it.',
    field: 'email',
    problems: { email: 'x' },
  }
  answer(async () => Response.json(body, { status: 400 }))
  expect(await askApi('/api/forms/contact', { send: {} })).toEqual({
    outcome: 'refused',
    status: 400,
    error: 'invalid',
    message: 'Please enter it.',
    field: 'email',
    body,
  })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page', async () => new Response('<html>', { status: 404 })],
  ['nothing', async () => new Response(null, { status: 204 })],
])('%s is no answer', async (_, answering) => {
  answer(answering)
  expect(await askApi('/api/products')).toMatchObject({ outcome: 'unreachable', status: 0, body: {} })
})

test.each([
  [undefined, 30_000],
  [8_000, 8_000],
])('a server that falls silent is given up, asked with %s ms after %i', async (timeoutMs, ms) => {
  vi.useFakeTimers()
  // The real one does not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), limit)
    return controller.signal
  })
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  const found = vi.fn()
  void askApi('/api/orders', { timeoutMs }).then(found)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(found).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(found).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'too_slow', status: 0 }))
})
