import { expect, test } from '../setup/fixtures'

test('the index of the terms leads to a section and stays in sight on a wide screen; on paper only the text is left [LEGAL-002]', async ({
  page,
}) => {
  await page.goto('/terms')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Limitation of liability' }).click()
  await expect(page).toHaveURL(/#liability$/)
  await expect(page.getByRole('heading', { name: 'Limitation of liability' })).toBeInViewport()
  await page.getByRole('heading', { name: 'Changes to terms' }).scrollIntoViewIfNeeded()
  await expect(index).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(index).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Medical oversight' })).toBeVisible()
})
