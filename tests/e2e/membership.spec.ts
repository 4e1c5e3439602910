import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const plans = [
  ['MEMB-004', 'shot-pass', 'Shot Pass', 99, ['4 vitamin shots']],
  ['MEMB-005', 'wellness-explorer', 'Wellness Explorer', 199, ['2 IV', '4 vitamin shots', '20% off']],
  ['MEMB-006', 'wellness-elite', 'Wellness Elite', 349, ['4 IV', '8 vitamin shots', '30% off']],
  ['MEMB-007', 'wellness-platinum', 'Wellness Platinum', 599, ['Unlimited', '40% off']],
] as const

const card = (page: Page, name: string) =>
  page
    .locator('#plans')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })

test('the plans can be compared line by line on a wide screen, and the cards say it on a phone [MEMB-005]', async ({
  page,
}) => {
  await page.goto('/membership')
  const table = page.getByRole('table', { name: 'Side by side' })
  await expect(table.getByRole('columnheader')).toHaveText(plans.map(([, , name]) => name))
  const line = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(line('Price').getByRole('cell')).toHaveText(plans.map(([, , , price]) => `$${price} a month`))
  await expect(line('IV drips each month').getByRole('cell')).toHaveText([
    'Not included',
    '2',
    '4',
    'Unlimited',
  ])
  await expect(line('Everything else').getByRole('cell')).toHaveText([
    'Not included',
    '20% off',
    '30% off',
    '40% off',
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(table).toBeHidden()
  await expect(card(page, 'Wellness Explorer')).toContainText('2 IV drips each month')
})
