import type { FrameLocator, Page } from '@playwright/test'
import { eventually } from '../setup/buyer'
import { formOf, openStudio, publish, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const id = 'treatment-myers'
const preview = (page: Page) => page.frameLocator('iframe')
const card = (page: FrameLocator) =>
  page.locator('#treatments').getByRole('listitem').filter({ hasText: 'Myers' })

test('the page follows a colleague, and an editor who clicks the price on a card and types at once; only publishing shows it to visitors', async ({
  page,
  demo,
  content,
}) => {
  const price = Number((await content.first('*[_id == $id][0] { price }', { id }))?.price)
  const visited = async () => (await fetch(`${demo.ownUrl}/`)).text()
  await openStudio(page, demo, 'ed', '/studio/presentation?preview=%2F')
  const frame = preview(page)
  await expect(frame.getByRole('complementary', { name: 'Draft preview' })).toBeVisible()
  try {
    await content.edit(id, { price: 162.5 })
    await expect(card(frame)).toContainText('$162.50')
    const field = page.getByRole('spinbutton', { name: 'Price today' })
    // The page is there before it can be clicked to edit.
    await expect(async () => {
      await card(frame).getByText('$162.50', { exact: true }).click()
      await expect(page).toHaveURL(/treatment-myers/, { timeout: 1_000 })
    }).toPass()
    await expect(field).toHaveValue('162.5')
    await setField(field, '161.5')
    await expect(card(frame)).toContainText('$161.50')
    expect(await visited()).not.toMatch(/\$16[12]\.50/)
    await publish(page)
    await eventually(visited).toContain('$161.50')
  } finally {
    await content.publishPrice(id, price)
    await eventually(visited).not.toContain('$161.50')
  }
})

test('a page leads to its document, a document to the pages that show it, and words to their field', {
  tag: '@long',
}, async ({ studio }) => {
  const page = await studio('ed', '/studio/presentation?preview=%2Fcareers')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('/careers')
  await expect(async () => {
    await preview(page).getByRole('heading', { level: 1 }).click()
    await expect(page).toHaveURL(/page-careers\/blocks\[_key==%22hero%22\]\.heading/, { timeout: 5_000 })
  }).toPass()
  await formOf(studio, 'ed', 'treatment', id)
  await page.getByRole('button', { name: /Used on/ }).click()
  await expect(page.getByRole('link', { name: /Home/ }).first()).toBeVisible()
})
