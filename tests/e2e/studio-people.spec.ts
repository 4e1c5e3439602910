import { randomUUID } from 'node:crypto'
import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { detailOf, requestRow } from '../setup/inbox'
import { newRequest } from '../setup/staff'
import {
  briefly,
  documentList,
  documentPane,
  documentPath,
  formIsReady,
  formOf,
  logIn,
  openProblems,
  openStudio,
  publish,
  publishButton,
  setField,
  userMenu,
  visitorFinds,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })

async function expectNoQueries(page: Page) {
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Queries' })).toHaveCount(0)
}

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f6f6b' } })
    .composite([{ input: { create: { width: 500, height: 400, channels: 3, background: '#e6c79c' } } }])
    .png()
    .toBuffer()

test('the log-in page offers one person of each role; a photo needs a description and is on the page in the width the screen needs; signing out leads back', {
  tag: ['@long', '@long-live'],
}, async ({ page, demo, content, newInjection }) => {
  const id = await newInjection({ name: 'Folic acid' })
  const people = page.getByRole('link', { name: /, (Owner|Editor|Clinician|Front desk)$/ })
  await logIn(page, demo, 'ed', documentPath('injection', id), () =>
    expect(people).toHaveText([
      'Olivia Ortega, Owner',
      'Ed Morales, Editor',
      'Clara Nguyen, Clinician',
      'Fred Baker, Front desk',
    ]),
  )
  await formIsReady(page)
  await page.getByRole('tab', { name: 'Image and place' }).click()
  await page
    .getByTestId('file-button-input')
    .setInputFiles({ name: 'nurse.png', mimeType: 'image/png', buffer: await photo() })
  await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  await expect.poll(async () => (await content.draft(id))?.image?.asset?._ref).toMatch(/-1600x1200-png$/)
  await expect(publishButton(page)).toBeDisabled()
  await setField(page.getByRole('textbox', { name: 'Description of the image' }), 'A nurse with a vial')
  await publish(page)

  const visitor = await page.context().newPage()
  const answers = new Map<string, Response>()
  visitor.on('response', (answer) => answers.set(answer.url(), answer))
  const picture = visitor.getByRole('main').getByRole('img', { name: 'A nurse with a vial' })
  await visitorFinds(visitor, '/vitamin-injections', () => expect(picture).toHaveCount(1, briefly))
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const asked = Number(new URL(src).searchParams.get('w'))
  expect([320, 480, 640, 828, 1080, 1440]).toContain(asked)
  expect(await sharp(await answers.get(src)?.body()).metadata()).toMatchObject({
    width: asked,
    height: Math.round(asked / 2),
  })
  await expect
    .poll(async () => (await demo.products(`id=eq.${id}`))[0]?.image_url)
    .toContain('-1600x1200.png')
  await visitor.close()

  // The Studio draws its bar twice: a menu opened in the first is gone.
  await expect(async () => {
    if ((await people.count()) > 0) return
    await userMenu(page, 'Ed Morales').click({ timeout: 10_000 })
    await page.getByRole('menuitem', { name: 'Sign out' }).click({ timeout: 10_000 })
  }).toPass()
  await expect(people).toHaveCount(4)
  const token = () => page.evaluate(() => localStorage.getItem('__studio_auth_token_local'))
  await expect.poll(token, 'nothing of the log-in stays').toBeNull()
})

test('front desk and clinician land on the inbox, the editor on Today; what was typed is gone with the log-out', {
  tag: '@long',
}, async ({ page, demo, anotherContext }) => {
  const requests = (at: Page) => at.getByRole('tab', { name: 'Requests', exact: true })
  const name = `Ruiz-${randomUUID().slice(0, 8)}`
  await newRequest(demo, { values: { lastName: name } })
  await logIn(page, demo, 'fred')
  await expect(requests(page)).toBeVisible()
  await expect(page).toHaveURL(/\/studio\/inbox$/)

  for (const [person, landed] of [
    ['clara', /\/studio\/inbox$/],
    ['ed', /\/studio\/today$/],
  ] as const) {
    const theirs = await (await anotherContext()).newPage()
    await openStudio(theirs, demo, person)
    await expect(theirs).toHaveURL(landed)
    await theirs.close()
  }

  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await requestRow(page, name).click()
  const text = detailOf(page, `Ana ${name}`).getByRole('textbox', { name: 'Text' })
  await text.click()
  await text.fill('Saturday at nine is free.')
  await page.reload()
  expect(questions, 'a page with something typed asks first').toEqual(['beforeunload'])
  await text.click()
  await text.fill('Saturday at nine is free.')
  await expect(async () => {
    if ((await page.getByRole('link', { name: /, Front desk$/ }).count()) > 0) return
    await userMenu(page, 'Fred Baker').click({ timeout: 10_000 })
    await page.getByRole('menuitem', { name: 'Sign out' }).click({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /, Front desk$/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /, Front desk$/ })).toBeVisible()
  expect(questions, 'nothing of it is left').toEqual(['beforeunload'])
})

test('the front desk reads everything, changes nothing and makes nothing new', { tag: '@long' }, async ({
  studio,
  newInjection,
  content,
}) => {
  const id = await newInjection({ name: 'Boron', price: 23 })
  const page = await formOf(studio, 'fred', 'injection', id)
  await expect(price(page)).toHaveValue('23')
  await expect(price(page)).not.toBeEditable()
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toBeEditable()
  await expect(publishButton(page)).toBeDisabled()
  await expect(documentPane(page)).toContainText('does not have permission to edit this document')
  expect(await content.draft(id)).toBeUndefined()
  await expectNoQueries(page)

  await studio('fred', '/studio/structure/job')
  await expect(documentList(page, 'Jobs').getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Job', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Insufficient permissions' })).toBeDisabled()
  await studio('fred', '/studio/structure/siteSettings')
  await formIsReady(page)
  await expect(page.getByRole('textbox', { name: 'Name of the clinic' })).not.toBeEditable()
})

test('a clinician writes drafts, which somebody else publishes', { tag: '@long' }, async ({
  studio,
  newInjection,
  content,
}) => {
  const id = await newInjection({ name: 'Manganese', price: 24 })
  const page = await formOf(studio, 'clara', 'injection', id)
  await setField(page.getByRole('textbox', { name: 'Name' }), 'Manganese complex')
  await expect.poll(async () => (await content.draft(id))?.name).toBe('Manganese complex')
  await expect(publishButton(page)).toBeDisabled()
  expect((await content.published(id))?.name).toBe('Manganese')
  await expectNoQueries(page)
})

test('only the owner has the tool for queries', { tag: '@long' }, async ({ studio }) => {
  const page = await studio('olivia')
  await page.getByRole('link', { name: 'Queries' }).click()
  await page
    .getByTestId('vision-query-editor')
    .getByRole('textbox')
    .fill('*[_id == "injection-d3"][0]{ "answer": name + " for " + string(price) }')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByTestId('vision-result')).toContainText('Vitamin D3 for 28')
  await expect(page.getByTestId('vision-result')).toContainText(/Execution: \d+\s?ms/)
  await expectNoQueries(await studio('ed'))
})

test('a price that is none is named as wrong and is not published', { tag: '@long' }, async ({
  studio,
  newInjection,
  content,
}) => {
  const id = await newInjection({ name: 'Potassium', price: 25 })
  const page = await formOf(studio, 'ed', 'injection', id)
  await setField(price(page), '-1')
  const problems = await openProblems(page)
  for (const [value, message] of [
    ['-5', 'A price is zero or more dollars.'],
    ['12.345', 'Use at most two decimals, for example 12.50.'],
    ['130000', 'That is above $10,000. Check for an extra digit.'],
  ] as const) {
    await setField(price(page), value)
    await expect(problems).toContainText('Price today')
    await expect(problems).toContainText(message)
    await expect(publishButton(page)).toBeDisabled()
  }
  await setField(price(page), '26')
  await expect(publishButton(page)).toBeEnabled()
  expect((await content.published(id))?.price).toBe(25)
})
