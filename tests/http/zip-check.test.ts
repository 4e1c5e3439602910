import { newSender, stored } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefOf, textOf } from '../setup/page-facts'
import { sendPlainly, typedIn } from '../setup/plain-form'

test('without scripts the server answers with a page: area, what is wrong, or the waitlist', async ({
  demo,
}) => {
  const check = 'form[action="/api/areas/zip"]'
  const title = (facts: Awaited<ReturnType<typeof fetchPage>>) =>
    textOf(facts.main.getByRole('heading', { level: 1 }))
  const mesa = await sendPlainly(demo, await fetchPage(demo, '/service-areas'), check, { zip: '85201' })
  expect([mesa.status, title(mesa)]).toEqual([200, 'Yes, we come to Mesa'])
  expect(textOf(mesa.main.element)).toContain('$25 travel fee, waived for group bookings')

  const wrong = await sendPlainly(demo, mesa, check, { zip: '<b>85</b>' })
  expect(wrong.status).toBe(400)
  expect(textOf(wrong.main.getByRole('alert'))).toContain('five-digit')
  expect(typedIn(wrong, 'Your ZIP code')).toBe('<b>85</b>')

  const outside = await sendPlainly(demo, wrong, check, { zip: '10001' })
  expect([outside.status, title(outside)]).toEqual([200, '10001 is outside our area'])
  expect(hrefOf(outside.main.getByRole('link', { name: 'Back to the page' }))).toBe('/service-areas')
  expect(typedIn(outside, 'ZIP code')).toBe('10001')

  const email = newSender()
  const waiting = await sendPlainly(demo, outside, 'form[action="/api/forms/waitlist"]', {
    firstName: 'Ana',
    email,
  })
  expect(title(waiting)).toBe('You’re on the waitlist')
  expect(await stored(demo, 'waitlist', email)).toMatchObject([
    { payload: { firstName: 'Ana', email, zip: '10001' } },
  ])
})
