import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from '../setup/http-test'
import { newRequest, staffOf } from '../setup/staff'

const network = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

test('what went wrong in a browser is kept for the owner, without what could tell of a person [ERR-027]', async ({
  demo,
}) => {
  const kind = `Broken${randomUUID().replace(/\W|\d/g, '')}`
  const tell = (report: object, headers: Record<string, string> = {}) =>
    fetch(`${demo.ownUrl}/api/browser-errors`, {
      method: 'POST',
      headers: {
        origin: demo.siteUrl,
        'content-type': 'application/json',
        'x-forwarded-for': network(),
        'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
        ...headers,
      },
      body: JSON.stringify(report),
    })
  const report = {
    message: `${kind}: nothing for "Maria Lopez", maria@example.com`,
    stack: 'x\n at a (https://clinic.example/_next/static/chunks/a1.js:1:23)',
    path: '/estimate/Zk3JqP9vT0aLw8YxRb5c',
    digest: '1234567',
  }
  for (let n = 0; n < 2; n += 1) expect((await tell(report)).status).toBe(204)
  expect((await tell({ ...report, name: 'Maria' })).status).toBe(400)
  expect((await tell({ ...report, digest: 'a b' })).status).toBe(400)
  expect((await tell(report, { origin: 'https://evil.example' })).status).toBe(403)

  const { json } = await staffOf(demo, 'olivia')('GET', 'browser-errors')
  const items = json?.items as { message: string }[]
  expect(items.filter(({ message }) => message.startsWith(kind))).toEqual([
    {
      message: `${kind}: nothing for "…", …`,
      frame: 'chunks/a1.js:1:23',
      path: '/estimate/…',
      browser: 'Safari 18, iPhone',
      digest: '1234567',
      count: 2,
      lastAt: expect.any(String),
    },
  ])
})

test('one network may tell twenty a minute', async ({ demo }) => {
  const from = network()
  const tell = () =>
    fetch(`${demo.ownUrl}/api/browser-errors`, {
      method: 'POST',
      headers: { origin: demo.siteUrl, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ message: 'Error: the same again and again', path: '/' }),
    })
  const statuses = []
  for (let n = 0; n < 21; n += 1) statuses.push((await tell()).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204))
  expect(statuses[20]).toBe(429)
})

test('a row of the audit log names the call that the server’s log lines begin with', async ({ demo }) => {
  const { id } = await newRequest(demo)
  const { headers } = await staffOf(demo, 'fred')('GET', `requests/${id}`)
  const rows = await demo.rows('audit_log', `subject=eq.submission:${id}`)
  expect(rows.map(({ request_id }) => request_id)).toEqual([headers.get('x-request-id')])
})
