import { beforeEach, expect, test, vi } from 'vitest'
import { callDatabase, callDatabaseRow, DatabaseError, retryOnRestart } from './database'

vi.mock('@/lib/platform/telemetry/server/request', () => ({ requestIdHeaders: () => ({}) }))
vi.mock('@/lib/platform/server/env', () => ({
  env: { supabase: { url: 'http://database.test', secretKey: 'secret' } },
}))

const fetched = vi.fn()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => Response.json(body, { status }))
const refused = (error: { code: string; message: string }) =>
  answer(400, { ...error, details: 'Key (email)=(maria@example.com) already exists.', hint: null })

const note = () =>
  callDatabase('note_request', 'A note could not be stored', {
    p_id: 'r1',
    p_actor: null,
    p_body: 'Called.',
    p_now: '2026-11-26T10:00:00Z',
  })
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('null is sent as null, and what the function says comes back', async () => {
  answer(200, { outcome: 'done' })
  expect(await note()).toEqual({ outcome: 'done' })
  const [url, { body, redirect }] = fetched.mock.calls[0] ?? []
  expect(redirect, 'the key goes to no other address').toBe('error')
  expect(String(url)).toBe('http://database.test/rest/v1/rpc/note_request')
  expect(JSON.parse(body)).toEqual({
    p_id: 'r1',
    p_actor: null,
    p_body: 'Called.',
    p_now: '2026-11-26T10:00:00Z',
  })
})

test('a failure says what did not happen and why, without the details, and keeps the code', async () => {
  refused({ code: '23505', message: 'duplicate key value violates unique constraint "notes"' })
  const error = await thrown(note())
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error).toMatchObject({
    message: 'A note could not be stored: duplicate key value violates unique constraint "notes"',
    code: '23505',
    status: 400,
  })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('maria@example.com')
})

test('where the database would quote what was sent, only its code is told', async () => {
  refused({ code: '22P02', message: 'invalid input syntax for type uuid: "maria@example.com"' })
  const error = await thrown(note())
  expect(error).toMatchObject({ message: 'A note could not be stored: 22P02', reason: '22P02' })
  expect(String((error as Error).stack)).not.toContain('maria@example.com')
})

test('nobody answers', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  expect(await thrown(note())).toMatchObject({
    message: 'A note could not be stored: TypeError: fetch failed',
    code: '',
    status: 0,
  })
})

test('one row is asked for as one; a function without arguments takes none', async () => {
  answer(200, { failed: 1, waiting: 2 })
  expect(await callDatabaseRow('mail_counts', 'The mails could not be counted')).toEqual({
    failed: 1,
    waiting: 2,
  })
  const [, { headers }] = fetched.mock.calls[0] ?? []
  expect(new Headers(headers).get('accept')).toBe('application/vnd.pgrst.object+json')
})

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const failed = (status: number, code: string) =>
  new DatabaseError('It was not stored', { code, message: 'no' }, status)

test.each([
  ['no connection', failed(0, '')],
  ['a gateway without its database', failed(503, 'PGRST002')],
  ['a database that shuts down', failed(500, '57P01')],
])('%s is asked again, until there is an answer', async (_what, away) => {
  const work = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('stored')
  expect(await retryOnRestart(work)).toBe('stored')
  expect(work).toHaveBeenCalledTimes(3)
})

test.each([failed(400, '23514'), failed(403, '42501'), new Error('no')])(
  'a refusal stands: %s',
  async (refusal) => {
    const work = vi.fn().mockRejectedValue(refusal)
    await expect(retryOnRestart(work)).rejects.toBe(refusal)
    expect(work).toHaveBeenCalledTimes(1)
  },
)

test('after some fifteen seconds the last failure is thrown', async () => {
  const away = failed(0, '')
  const work = vi.fn().mockRejectedValue(away)
  await expect(retryOnRestart(work)).rejects.toBe(away)
  expect(work).toHaveBeenCalledTimes(10)
})
