import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailSender } from '../../local/mail/store.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack
const day = 24 * 3600 * 1000

beforeAll(async () => {
  stack = await startStack({ services: ['clock', 'mail'] })
})
afterAll(() => stack.stop())

const read = async () => (await fetch(`${stack.url}/clock`)).json()
const move = (body: unknown, token = stack.secrets.controlToken) =>
  fetch(`${stack.url}/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('the demo clock begins at the present', async () => {
  const before = Date.now()
  const { now, offsetMs } = await read()
  expect(offsetMs).toBe(0)
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now())
})

test('only the control token moves it', async () => {
  expect((await move({ offsetMs: day }, 'guess')).status).toBe(401)
  expect((await fetch(`${stack.url}/clock`, { method: 'POST', body: '{"offsetMs":1}' })).status).toBe(401)
  expect((await read()).offsetMs).toBe(0)
})

test('it moves by an offset and to a date, and remembers it through a restart', async () => {
  expect((await move({ offsetMs: day })).status).toBe(200)
  expect((await read()).offsetMs).toBe(day)
  const target = '2027-02-03T09:00:00-07:00'
  await move({ now: target })
  await stack.restart()
  expect(Math.abs(Date.parse((await read()).now) - Date.parse(target))).toBeLessThan(60_000)
})

test('what the stack writes down has the demo time', async () => {
  await move({ now: '2030-01-01T00:00:00Z' })
  const { smtpUrl } = JSON.parse(await readFile(`${stack.dataDir}/stack.json`, 'utf8'))
  const sender = createMailSender(Number(new URL(smtpUrl).port))
  await sender.send({ to: 'time@ocotillo.example', subject: 'Time', text: 'What time is it?' })
  sender.close()
  const [mail] = await (await fetch(`${stack.url}/mail/messages.json?to=time@ocotillo.example`)).json()
  expect(mail.receivedAt).toMatch(/^2030-01-01T00:0/)
})

test.each([
  '',
  'tomorrow',
  '{"offsetMs":"1"}',
  '{"offsetMs":1.5}',
  '{"now":"yesterday"}',
  '{"offsetMs":1,"now":"2027-01-01T00:00:00Z"}',
])('%j is refused with 400, the clock stays', async (body) => {
  const before = (await read()).offsetMs
  const response = await move(body)
  expect(response.status).toBe(400)
  expect((await response.json()).error).toMatch(/offsetMs|now/)
  expect((await read()).offsetMs).toBe(before)
})
