import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { documentList, type OpenStudio } from './studio'

/** Opens the handbook as an editor, finds the task, and reads of each step the words it says stand on the screen. */
export async function readTask(
  studio: OpenStudio,
  title: string,
): Promise<{ page: Page; steps: string[][] }> {
  const page = await studio('ed', '/studio/handbook')
  // The Studio draws a tool it opens twice: what was typed into the first is lost, and what was pressed may have moved
  // away.
  await expect(async () => {
    const heading = page.getByRole('heading', { level: 2, name: title })
    if (await heading.isVisible()) return
    await page.getByRole('searchbox', { name: 'What do you want to do?' }).fill(title)
    await page.getByRole('link', { name: title, exact: true }).click({ timeout: 5000 })
    await expect(heading).toBeVisible({ timeout: 5000 })
  }).toPass()
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).not.toHaveCount(0)
  const names = await steps.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('strong')].map((name) => name.textContent ?? '')),
  )
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await expect(documentList(page, 'Content')).toBeVisible()
  return { page, steps: names }
}

/** The words of the screen in a step, counted from one as the handbook does. Fails where it names fewer. */
export function namesOf(steps: string[][], number: number, count = 1): string[] {
  const names = steps[number - 1] ?? []
  expect(names.length, `step ${number} names ${count} things on the screen`).toBeGreaterThanOrEqual(count)
  return names
}

/**
 * "On the left, press …": the list is longer than the window and draws what is in sight, so it is scrolled until the
 * line is there.
 */
export async function pressOnTheLeft(page: Page, list: string) {
  const desk = documentList(page, 'Content')
  const line = desk.getByText(list, { exact: true })
  await desk.hover()
  let turns = 0
  await expect(async () => {
    // From the top again now and then: the line may have been scrolled by before it was drawn.
    if (!(await line.isVisible())) await page.mouse.wheel(0, turns++ % 12 ? 200 : -5_000)
    await expect(line).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0, 100] })
  await line.click()
}
