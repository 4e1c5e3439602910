import { expect, test } from '../setup/fixtures'
import { addresses, newSender, stored } from '../setup/forms'

test('without scripts the form is sent, and what is wrong comes back with every word', async ({
  demo,
  browserOfDemo,
}) => {
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addresses.contact)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('"Ruiz" <b>')
  await page.getByLabel('Email').fill('ana@example')
  await page.getByLabel('Message').fill('First line\nSecond line & more')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Required Fields Missing')
  await expect(page.getByRole('alert')).toContainText('like name@example.com')
  await expect(page.getByLabel('Last name')).toHaveValue('"Ruiz" <b>')
  await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line & more')
  const email = newSender()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
  await page.reload()
  expect(await stored(demo, 'contact', email)).toMatchObject([
    { payload: { lastName: '"Ruiz" <b>', message: 'First line\nSecond line & more' } },
  ])
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(addresses.contact)
  await context.close()
})
