import { fieldsOf, formIds } from '../../lib/care/forms/shared/forms.ts'
import { formTable, minimalValues } from '../setup/form-table'
import { addresses, newSender, sendValues, stored } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefOf, pageAt, textOf } from '../setup/page-facts'
import { sendPlainly, typedIn } from '../setup/plain-form'

for (const form of formIds) {
  const selector = `form[action="/api/forms/${form}"]`
  // What the page knows, nobody types.
  const typed = (sender: string) => {
    const { event: _, ...values } = minimalValues(form, sender)
    return values
  }

  test(`${form} by the API: it is sent with what it needs, and each field that is missing is named`, async ({
    demo,
  }) => {
    const sender = newSender()
    expect((await sendValues(demo, form, minimalValues(form, sender))).json).toMatchObject({
      outcome: 'received',
    })
    const { status, json } = await sendValues(demo, form, {})
    expect([status, json.error]).toEqual([400, 'invalid'])
    const required = fieldsOf(form).filter(({ isRequired }) => isRequired)
    expect(json.problems).toEqual(Object.fromEntries(required.map(({ name, missing }) => [name, missing])))
  })

  test(`${form} without scripts: it is sent, too, and waits for a look`, async ({ demo }) => {
    const sender = newSender()
    const page = await fetchPage(demo, addresses[form])
    const led = await sendPlainly(demo, page, selector, typed(sender))
    expect(led.status).toBe(200)
    expect(textOf(led.footer.element)).toContain('Privacy')
    expect(hrefOf(led.main.getByRole('link', { name: 'Back to the page' }))).toBe(addresses[form])
    const [row, ...others] = await stored(demo, form, sender)
    expect(row?.status).toBe('needs_review')
    // Beside a flood of others, perhaps.
    expect(row?.reasons).toContain('no_timestamp')
    expect(others).toEqual([])
  })

  test(`${form} without scripts: what is wrong is listed on a page of the site, stands at its field, and every word stays`, async ({
    demo,
  }) => {
    const wrong = formTable[form].sender ? 'x'.repeat(121) : 'ana@example'
    const again = await sendPlainly(demo, await fetchPage(demo, addresses[form]), selector, typed(wrong))
    expect(again.status).toBe(400)
    expect(textOf(again.footer.element)).toContain('Privacy')
    const field = fieldsOf(form).find(({ name }) => name === (formTable[form].sender ?? 'email'))
    const control = again.main.getByLabelText(field?.label ?? '') as HTMLInputElement
    expect([control.value, control.getAttribute('aria-invalid')]).toEqual([wrong, 'true'])
    const link = again.main.getByRole('alert').querySelector('a')
    expect(hrefOf(link)).toBe(`#${control.id}`)
    const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    expect(textOf(again.document.getElementById(described))).toBe(textOf(link))
    for (const [name, value] of Object.entries(typed(wrong)))
      for (const one of [value].flat())
        expect(
          [...again.document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)].some((shown) =>
            shown.type === 'checkbox' ? shown.checked && shown.value === one : shown.value === one,
          ),
          name,
        ).toBe(true)
  })
}

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
