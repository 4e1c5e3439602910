import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const featured = ['Vitamin B12', 'Glutathione', 'Vitamin C', 'Tri-Amino']
const shown = (page: Page) =>
  page.getByRole('region', { name: 'Featured injections' }).locator('[data-active] a')

test('the hero shows the next injection every 4 seconds [CONST-017]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/vitamin-injections')
  const rotator = page.getByRole('region', { name: 'Featured injections' })
  await expect(rotator).toHaveAttribute('data-moving')
  await page.clock.pauseAt(Date.now() + 60_000)
  // Left by the pointer, it begins its four seconds anew.
  await shown(page).hover()
  await expect(rotator).not.toHaveAttribute('data-moving')
  await page.mouse.move(0, 0)
  await expect(rotator).toHaveAttribute('data-moving')
  const title = (await shown(page).textContent()) ?? ''
  const first = featured.findIndex((name) => title.includes(name))
  for (const step of [1, 2, 3, 4]) {
    const name = featured[(first + step) % 4] ?? ''
    await page.clock.runFor(3900)
    await expect(shown(page)).not.toContainText(name)
    await page.clock.runFor(100)
    await expect(shown(page)).toContainText(name)
  }
})

test('the rotating injection waits under the pointer, when paused, and for those who asked for stillness [CONST-017]', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/vitamin-injections')
  const rotator = page.getByRole('region', { name: 'Featured injections' })
  await expect(rotator).toHaveAttribute('data-moving')
  await shown(page).hover()
  await expect(rotator).not.toHaveAttribute('data-moving')
  const pointedAt = (await shown(page).textContent()) ?? ''
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(pointedAt)
  await rotator.getByRole('button', { name: 'Pause' }).click()
  await expect(rotator.getByRole('button', { name: 'Resume' })).toBeVisible()
  const paused = (await shown(page).textContent()) ?? ''
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(paused)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toContainText('Vitamin B12')
  await rotator.getByRole('button', { name: 'Show 2 of 4: Glutathione' }).click()
  await expect(shown(page)).toContainText('Glutathione')
})
