import { expect, test } from '../setup/fixtures'
import { newSender, openForm, stored } from '../setup/forms'
import { linkIn, mailsTo, newSubscriber, nextMail, subscriberOf } from '../setup/subscribers'

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

test('who is subscribed already reads the same and gets no mail', async ({ page, demo }) => {
  const email = newSender()
  await newSubscriber(demo, email)
  const form = await openForm(page, 'newsletter')
  await form.getByLabel('First name').fill('Eve')
  await form.getByLabel('Email').fill(email.toUpperCase())
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully Subscribed!' })).toBeVisible()
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'confirmed', first_name: 'Ana' })
  expect(await mailsTo(demo, email)).toEqual([])
})

test('a link older than seven days says so and leads to a new one', async ({ page, demo, provoked }) => {
  const email = newSender()
  const form = await openForm(page, 'newsletter')
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const question = await nextMail(demo, email, 'Please confirm your subscription')
  await demo.change('newsletter_subscribers', `email=eq.${email}`, { confirm_until: '2020-01-01T00:00:00Z' })
  await page.goto(linkIn(question, 'confirm'))
  provoked.push('Failed to load resource: the server responded with a status of 410 (Gone)')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is too old')
  await page.getByRole('link', { name: 'Subscribe again' }).click()
  await expect(page).toHaveURL('/newsletter')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'pending' })
})
