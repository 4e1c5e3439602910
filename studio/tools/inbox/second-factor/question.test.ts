import { expect, test, vi } from 'vitest'
import { asksForFactor, createQuestion } from './question.ts'

const needed = { error: 'second_factor_needed', message: 'Enter the code.', field: 'totp' }
const wrong = { ...needed, error: 'wrong_code' }

test('a call waits for the code; a wrong one asks again in the same window, and a right one ends it', async () => {
  const question = createQuestion()
  const told = vi.fn()
  question.subscribe(told)
  const first = question.ask(needed)
  question.read()?.answer('000000')
  expect(await first).toBe('000000')
  expect(question.read()).toMatchObject({ refusal: needed, isSent: true })
  const second = question.ask(wrong)
  expect(question.read()).toMatchObject({ refusal: wrong, isSent: false })
  expect(told.mock.calls.length).toBe(3)
  question.read()?.answer('123456')
  expect(await second).toBe('123456')
  question.end()
  expect(question.read()).toBeNull()
})

test('who gives up is asked no more; another call takes the place of one that waits', async () => {
  const question = createQuestion()
  question.subscribe(() => undefined)
  const one = question.ask(needed)
  const other = question.ask(needed)
  expect(await one).toBeNull()
  question.read()?.answer(null)
  expect(await other).toBeNull()
  expect(question.read()).toBeNull()
})

test('the end of one call leaves the question of another; who leaves the screen has given up', async () => {
  const question = createQuestion()
  const leave = question.subscribe(() => undefined)
  const first = question.ask(needed)
  question.read()?.answer('123456')
  expect(await first).toBe('123456')
  const other = question.ask(needed)
  question.end()
  expect(question.read()).toMatchObject({ isSent: false })
  leave()
  expect(await other).toBeNull()
  expect(question.read()).toBeNull()
})

test('where nothing shows the question the call is refused', async () => {
  expect(await createQuestion().ask(needed)).toBeNull()
})

test('only a refusal for want of the second factor asks', () => {
  expect([needed, wrong, { error: 'not_enrolled', message: '', field: null }].every(asksForFactor)).toBe(true)
  expect(asksForFactor({ error: 'wrong_code', message: '', field: 'mailedCode' })).toBe(false)
  expect(asksForFactor({ error: 'forbidden', message: '', field: null })).toBe(false)
})
