import type { Page } from '@playwright/test'
import {
  documentPane,
  documentPath,
  formIsReady,
  logIn,
  openProblems,
  openStudio,
  publishButton,
  setField,
  userMenu,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })

test('the log-in page offers one person of each role, and signing out leads back to it', async ({
  page,
  demo,
}) => {
  const people = page.getByRole('link', { name: /, (Owner|Editor|Clinician|Front desk)$/ })
  await page.goto('/studio')
  await expect(people).toHaveText([
    'Olivia Ortega, Owner',
    'Ed Morales, Editor',
    'Clara Nguyen, Clinician',
    'Fred Baker, Front desk',
  ])
  await logIn(page, demo, 'olivia')
  // The Studio draws its bar twice: a menu opened in the first is gone.
  await expect(async () => {
    if ((await people.count()) > 0) return
    await userMenu(page, 'Olivia Ortega').click({ timeout: 10_000 })
    await page.getByRole('menuitem', { name: 'Sign out' }).click({ timeout: 10_000 })
  }).toPass()
  await expect(people).toHaveCount(4)
  await page.goto(documentPath('injection', 'injection-b12'))
  await expect(people).toHaveCount(4)
})

test('the front desk reads everything and changes nothing', async ({ page, demo, newInjection, content }) => {
  const id = await newInjection({ name: 'Boron', price: 23 })
  await openStudio(page, demo, 'fred', documentPath('injection', id))
  await formIsReady(page)
  await expect(price(page)).toHaveValue('23')
  await expect(price(page)).not.toBeEditable()
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toBeEditable()
  await expect(publishButton(page)).toBeDisabled()
  await expect(documentPane(page)).toContainText('does not have permission to edit this document')
  expect(await content.draft(id)).toBeUndefined()
})

test('a clinician writes drafts, which somebody else publishes', async ({
  page,
  demo,
  newInjection,
  content,
}) => {
  const id = await newInjection({ name: 'Manganese', price: 24 })
  await openStudio(page, demo, 'clara', documentPath('injection', id))
  await formIsReady(page)
  await setField(page.getByRole('textbox', { name: 'Name' }), 'Manganese complex')
  await expect.poll(async () => (await content.draft(id))?.name).toBe('Manganese complex')
  await expect(publishButton(page)).toBeDisabled()
  expect((await content.published(id))?.name).toBe('Manganese')
})

test('only the owner has the tool for queries', async ({ page, demo }) => {
  await openStudio(page, demo, 'olivia')
  const queries = page.getByRole('link', { name: 'Queries' })
  await queries.click()
  await page
    .getByTestId('vision-query-editor')
    .getByRole('textbox')
    .fill('*[_id == "injection-d3"][0]{ "answer": name + " for " + string(price) }')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByTestId('vision-result')).toContainText('Vitamin D3 for 28')
  await expect(page.getByTestId('vision-result')).toContainText(/Execution: \d+\s?ms/)
})

for (const person of ['ed', 'clara', 'fred'] as const) {
  test(`${person} does not have the tool for queries`, async ({ page, demo }) => {
    await openStudio(page, demo, person)
    await expect(page.getByRole('listbox', { name: 'Content' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Queries' })).toHaveCount(0)
  })
}

for (const [problem, value, message] of [
  ['below zero', '-5', 'A price is zero or more dollars.'],
  ['with three decimals', '12.345', 'Use at most two decimals, for example 12.50.'],
  ['with a digit too many', '130000', 'That is above $10,000. Check for an extra digit.'],
] as const) {
  test(`a price ${problem} is named as wrong and is not published`, async ({
    page,
    demo,
    newInjection,
    content,
  }) => {
    const id = await newInjection({ name: 'Potassium', price: 25 })
    await openStudio(page, demo, 'ed', documentPath('injection', id))
    await formIsReady(page)
    await setField(price(page), value)
    const problems = await openProblems(page)
    await expect(problems).toContainText('Price today')
    await expect(problems).toContainText(message)
    await expect(publishButton(page)).toBeDisabled()
    await setField(price(page), '26')
    await expect(publishButton(page)).toBeEnabled()
    expect((await content.published(id))?.price).toBe(25)
  })
}
