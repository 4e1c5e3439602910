import { expect, test } from '../setup/fixtures'
import { newSender, openForm, stored } from '../setup/forms'
import { linkIn, nextMail, subscriberOf } from '../setup/subscribers'

test('a sign-up is confirmed by the mail’s button, welcomed, ended and taken back by its links [NEWS-004] [CALL-014]', async ({
  page,
  demo,
}) => {
  const email = newSender()
  const form = await openForm(page, 'newsletter')
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully Subscribed!' })).toBeVisible()
  const question = await nextMail(demo, email, 'Please confirm your subscription')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'pending', first_name: 'Ana' })
  expect(question.text + question.html).not.toContain('Ana')

  await page.goto(linkIn(question, 'confirm'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'pending' })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'confirmed' })

  const welcome = await nextMail(demo, email, 'You are subscribed')
  await page.goto(linkIn(welcome, 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'unsubscribed' })
  await page.getByRole('button', { name: 'Subscribe me again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'confirmed' })
  const waiting = (await stored(demo, 'newsletter', email)).filter(({ status }) => status === 'new')
  expect(waiting, 'a sign-up is no request to answer').toEqual([])
})
