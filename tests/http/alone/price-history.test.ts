import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { publishInjection } from '../../setup/injections'
import { auditOf, staffOf } from '../../setup/staff'

test('the table for a spreadsheet holds the same, runs nothing, and taking it away is recorded', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const id = await publishInjection(content, { name: '=HYPERLINK("x")', price: 51.5 })
  const olivia = staffOf(demo, 'olivia')
  await expect.poll(async () => (await olivia('GET', `prices.csv?document=${id}`)).text).toContain(id)
  const { status, headers, text } = await olivia('GET', `prices.csv?document=${id}`)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="prices-\d{4}-\d\d-\d\d\.csv"$/),
  ])
  const [columns, ...lines] = text.trimEnd().split('\r\n')
  expect(columns).toBe(
    '\ufeff"Published (Arizona)","By","Kind","Name","What","Before","After","Document","Field"',
  )
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^"\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","Olivia Ortega","Injections","'=HYPERLINK\\(""x""\\)","Price \\(first recorded\\)",,51\\.5,"${id}","price"$`,
      ),
    ),
  ])
  expect((await auditOf(demo, 'prices')).at(-1)).toMatchObject({
    action: 'price.exported',
    detail: { count: 1 },
  })
  for (const query of ['date=2026-02-30', 'date=2026-11-22&time=25:00', 'day=1'])
    expect([query, (await olivia('GET', `prices/on?${query}`)).status]).toEqual([query, 400])
  for (const query of ['from=yesterday', 'after=1;drop', 'limit=1000', 'search=%00'])
    expect([query, (await olivia('GET', `prices?${query}`)).status]).toEqual([query, 400])
  await content.remove(id)
})
