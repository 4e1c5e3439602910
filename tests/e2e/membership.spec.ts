import { expect, test } from '../setup/fixtures'

test('the plans are compared in a table on a wide screen, and on a phone the cards say it [MEMB-005]', async ({
  page,
}) => {
  await page.goto('/membership')
  const table = page.getByRole('table', { name: 'Side by side' })
  await expect(table).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(table).toBeHidden()
  const card = page.locator('#plans').getByRole('listitem').filter({ hasText: 'Wellness Explorer' })
  await expect(card.getByText('2 IV drips each month')).toBeVisible()
})
