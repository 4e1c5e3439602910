import { accessProblems } from '../setup/access'
import { openDay } from '../setup/form-table'
import { newSender, openForm } from '../setup/forms'
import { demoNow } from '../setup/schedule'
import { expect, test } from '../setup/studio-test'

test('a group sees its price while it chooses, sends it and prints it; the desk changes and issues it with a code [AREA-012]', {
  tag: '@long',
}, async ({ page, studio, demo }) => {
  const email = newSender()
  const day = openDay(await demoNow(demo), 30)
  const form = await openForm(page, 'group-quote')
  const figure = form.getByRole('status').filter({ hasText: /Estimated total|still need|outside|isn’t on/ })
  await form.getByRole('checkbox', { name: /^Myers/ }).check()
  await expect(figure).toHaveText(
    'To show your price, we still need the number of guests, the date, and the ZIP code.',
  )
  await form.getByLabel('Guests').fill('20')
  await form.getByLabel('Date of the visit').fill(day)
  await form.getByLabel('ZIP code of the location').fill('10001')
  await expect(figure).toContainText('ZIP code 10001 is outside the area')
  await form.getByLabel('ZIP code of the location').fill('85201')
  await expect(figure).toContainText('Estimated total$4,100.00')
  await form.getByLabel('Guests').fill('4')
  await expect(figure).toContainText('Estimated total$845.00')
  await form.getByLabel('Guests').fill('20')
  await form.getByLabel('Your name').fill('Ana Ruiz')
  await form.getByLabel('Email').fill(email)
  await expect(figure).toContainText('Estimated total$4,100.00')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessProblems(page, { within: 'form[action$="group-quote"]' })).toEqual([])
  await form.getByRole('button', { name: 'Email me this estimate' }).click()
  const link = page.getByRole('link', { name: 'See or print it' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your group estimate')
  await expect(page.getByText('$4,100.00').last()).toBeVisible()

  const [row] = await demo.rows('submissions', `form=eq.group-quote&payload->>email=eq.${email}`)
  const inbox = await studio('fred', `/studio/inbox/requests/${row?.id}`)
  const panel = inbox.getByRole('region', { name: 'Group quote' })
  await panel.getByLabel('Guests').fill('18')
  await expect(panel.getByLabel('How many')).toHaveValue('18')
  await expect(panel.getByText('$3,690.00').last()).toBeVisible()
  await panel.getByRole('button', { name: 'Issue the quote' }).click()
  await expect(panel.getByText(/^Version 1, issued/)).toBeVisible()
  await expect(panel.getByText(/OCO-\w{4}-\w{2}/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your group quote')
  await expect(page.getByText(/Your code OCO-\w{4}-\w{2} waives the travel fee/)).toBeVisible()
})
