import { addresses, minimalValues, newSender, openForms, stored } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefOf, pageAt, textOf } from '../setup/page-facts'
import { sendPlainly, typedIn } from '../setup/plain-form'

for (const form of openForms)
  test(`${form}: without scripts it is sent, too, and waits for a look`, async ({ demo }) => {
    const sender = newSender()
    const page = await fetchPage(demo, addresses[form])
    const led = await sendPlainly(
      demo,
      page,
      `form[action="/api/forms/${form}"]`,
      minimalValues(form, sender),
    )
    expect(led.status).toBe(200)
    expect(hrefOf(led.main.getByRole('link', { name: 'Back to the page' }))).toBe(addresses[form])
    const [row, ...others] = await stored(demo, form, sender)
    expect(row?.status).toBe('needs_review')
    // Beside a flood of others, perhaps.
    expect(row?.reasons).toContain('no_timestamp')
    expect(others).toEqual([])
  })

test('without scripts what is wrong comes back with every word; loading the answer again sends nothing', async ({
  demo,
}) => {
  const values = {
    ...minimalValues('contact', 'ana@example'),
    lastName: '"Ruiz" <b>',
    message: 'First line\nSecond line & more',
  }
  const form = 'form[action="/api/forms/contact"]'
  const again = await sendPlainly(demo, await fetchPage(demo, addresses.contact), form, values)
  expect(again.status).toBe(400)
  expect(textOf(again.main.getByRole('heading', { level: 1 }))).toBe('Required Fields Missing')
  expect(textOf(again.main.getByRole('alert'))).toContain('like name@example.com')
  expect(typedIn(again, 'Last name')).toBe('"Ruiz" <b>')
  expect(typedIn(again, 'Message')).toBe('First line\nSecond line & more')

  const email = newSender()
  const led = await sendPlainly(demo, again, form, { email })
  expect(textOf(led.main.getByRole('heading', { level: 1 }))).toBe('Message Sent!')
  const { pathname, search } = new URL(led.document.URL)
  expect((await fetchPage(demo, `${pathname}${search}`)).status).toBe(200)
  expect(await stored(demo, 'contact', email)).toMatchObject([
    { payload: { lastName: '"Ruiz" <b>', message: 'First line\nSecond line & more' } },
  ])
  const back = hrefOf(led.main.getByRole('link', { name: 'Back to the page' }))
  expect(back).toBe(addresses.contact)
  expect((await pageAt(demo, `${back}`)).status).toBe(200)
})
