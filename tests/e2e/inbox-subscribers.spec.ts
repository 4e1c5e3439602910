import { randomUUID } from 'node:crypto'
import { newSender } from '../setup/forms'
import { auditOf, staffOf } from '../setup/staff'
import { openStudio } from '../setup/studio'
import { expect, test } from '../setup/studio-test'
import { newSubscriber, subscriberOf } from '../setup/subscribers'

test('front desk finds a subscriber and ends the subscription on the phone', async ({ page, demo }) => {
  const email = newSender()
  const { id } = await newSubscriber(demo, email)
  await openStudio(page, demo, 'fred', '/studio/inbox/subscribers')
  await page.getByRole('searchbox', { name: 'E-mail or first name' }).fill(email.slice(0, 20))
  const rows = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Subscribed')
  await rows.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await rows.getByRole('button', { name: 'Keep' }).click()
  await rows.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await rows.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(rows).toContainText('Unsubscribed')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'unsubscribed' })
  expect(await auditOf(demo, `subscriber:${id}`)).toMatchObject([
    { actor: 'fred@ocotillo.example', action: 'subscriber.unsubscribed', detail: {} },
  ])
  await page.getByLabel('Status').selectOption('Subscribed')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
})

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
  expect((await auditOf(demo, 'list:all')).at(-1)).toMatchObject({ action: 'subscriber.exported' })
})

test('who may read subscribers and who may end a subscription [ROLE-001]', async ({ demo }) => {
  const ask = async (who: Parameters<typeof staffOf>[1]) => {
    const { id } = await newSubscriber(demo, newSender())
    const http = staffOf(demo, who)
    const answers = [await http('GET', 'subscribers'), await http('GET', 'subscribers.csv')]
    return [...answers, await http('POST', `subscribers/${id}/unsubscribe`, {})].map(({ status }) => status)
  }
  expect(await ask(null)).toEqual([401, 401, 401])
  expect(await ask('clara')).toEqual([403, 403, 403])
  expect(await ask('ed')).toEqual([200, 200, 403])
  expect(await ask('fred')).toEqual([200, 200, 200])
  expect(await ask('olivia')).toEqual([200, 200, 200])
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
