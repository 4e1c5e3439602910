import { randomUUID } from 'node:crypto'
import { newSender } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { staffOf } from '../setup/staff'
import { newSubscriber } from '../setup/subscribers'

test('the table of subscribers runs nothing in a spreadsheet, and taking it away is recorded', async ({
  demo,
}) => {
  const email = newSender()
  await newSubscriber(demo, email, 'newsletter', '=HYPERLINK("x")')
  const { status, headers, text } = await staffOf(demo, 'olivia')('GET', `subscribers.csv?search=${email}`)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="subscribers.csv"',
  ])
  expect(text).toMatch(/^\ufeff.*List.*\r\n/)
  expect(text).toContain(email)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  const exported = await demo.rows('audit_log', `request_id=eq.${headers.get('x-request-id')}`)
  expect(exported).toMatchObject([{ action: 'subscriber.exported', actor: demo.person('olivia').email }])
})

test('a subscription that is none and a query that is none are refused', async ({ demo }) => {
  const owner = staffOf(demo, 'olivia')
  expect((await owner('POST', `subscribers/${randomUUID()}/unsubscribe`, {})).status).toBe(404)
  for (const query of ['list=all', 'status=x', 'limit=1000', 'search=%00'])
    expect(`${query} ${(await owner('GET', `subscribers?${query}`)).status}`).toBe(`${query} 400`)
})

test('a long list comes page by page, each subscriber once', async ({ demo }) => {
  const first = `page-${randomUUID().slice(0, 8)}`
  for (let n = 0; n < 5; n += 1) await newSubscriber(demo, `${first}-${n}@example.com`)
  const http = staffOf(demo, 'olivia')
  const seen: string[] = []
  let after = ''
  do {
    const { json } = await http('GET', `subscribers?search=${first}&limit=2${after && `&after=${after}`}`)
    const page = json as { items: { email: string }[]; next: string | null }
    seen.push(...page.items.map(({ email }) => email))
    after = encodeURIComponent(page.next ?? '')
  } while (after)
  expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `${first}-${n}@example.com`))
})
