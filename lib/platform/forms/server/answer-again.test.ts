import { afterEach, expect, test, vi } from 'vitest'
import { answerAgain } from './answer-again'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
afterEach(() => void vi.unstubAllGlobals())

const answered = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in</h1>', { status }))
  return answerAgain(new Request('http://ocotillo.example/api'), '/account', 400, null)
}

test('the page that draws the form again has the status of what was wrong', async () => {
  const answer = await answered(200)
  expect([answer.status, await answer.text()]).toEqual([400, '<h1>Sign in</h1>'])
  expect((await answered(404)).status).toBe(404)
})

test('a page that leads elsewhere, or fails itself, is none', async () => {
  await expect(answered(307)).rejects.toThrow('leads elsewhere')
  await expect(answered(500)).rejects.toThrow('could not be drawn')
})
