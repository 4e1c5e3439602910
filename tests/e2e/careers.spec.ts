import type { Page } from '@playwright/test'
import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const jobs = (page: Page) => page.locator('section#jobs ul > li:has(h3)')
const visibleJobs = (page: Page) => jobs(page).filter({ visible: true })
const department = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: department(page, name) })
    .click()

test('the careers page is served with every job and All chosen [ROUTE-012] [CAREER-001]', async ({
  page,
}) => {
  const response = await page.goto('/careers')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('group', { name: 'Show jobs in' }).getByRole('radio')).toHaveCount(4)
  for (const name of ['All', 'Medical', 'Operations', 'Marketing']) {
    await expect(department(page, name)).toBeChecked({ checked: name === 'All' })
  }
  expect(await jobs(page).count()).toBeGreaterThanOrEqual(5)
  await expect(visibleJobs(page)).toHaveCount(await jobs(page).count())
})

test('the list follows the department, by mouse and by keyboard [CAREER-002]', async ({ page }) => {
  await page.goto('/careers')
  let sum = 0
  for (const name of ['Medical', 'Operations', 'Marketing']) {
    await choose(page, name)
    const shown = visibleJobs(page)
    expect(await shown.count()).toBeGreaterThan(0)
    await expect(shown.filter({ hasText: name })).toHaveCount(await shown.count())
    sum += await shown.count()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(department(page, 'Operations')).toBeChecked()
  await choose(page, 'All')
  await expect(visibleJobs(page)).toHaveCount(sum)
})

test('without scripts all jobs are listed and the filter works', async ({ browserOfDemo, demo }) => {
  const page = await browserOfDemo.newPage({ baseURL: demo.siteUrl, javaScriptEnabled: false })
  await page.goto('/careers')
  const all = await visibleJobs(page).count()
  await choose(page, 'Marketing')
  expect(await visibleJobs(page).count()).toBeLessThan(all)
  await page.close()
})

test('a job says hours, place, pay, experience and requirements [ENT-021]', async ({ page }) => {
  await page.goto('/careers')
  for (const job of await jobs(page).all()) {
    await expect(job).toContainText(/Full-time|Part-time/)
    await expect(job).toContainText(/\$[\d,]+–\$[\d,]+ an? (hour|year)/)
    await expect(job).toContainText('Experience:')
    await job.getByText('What we ask for').click()
    await expect(job.locator('details li').first()).toBeVisible()
  }
})

test('Submit Application opens an outside form in a new tab [CAREER-003]', async ({ page, demo }) => {
  await page.goto('/careers')
  const links = page.getByRole('link', { name: /^Submit Application/ })
  await expect(links).toHaveCount(await jobs(page).count())
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^https:\/\//)
    expect(new URL(href).origin).not.toBe(demo.siteUrl)
  }
})

test('applying takes four steps and a review of 3-5 business days [CAREER-004] [CAREER-006]', async ({
  page,
}) => {
  await page.goto('/careers')
  await expect(page.locator('section#process ol > li')).toHaveCount(4)
  await expect(page.locator('section#process')).toContainText('3-5 business days')
})

test('the page leads to the contact page, with and without the subject [CAREER-005]', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
  await expect(
    main.locator('a[href="/contact?subject=career-inquiry"]').filter({ visible: true }),
  ).not.toHaveCount(0)
})

test('a department without jobs says so and what to do [ERR-026]', async ({ page, demo }) => {
  const content = contentOf(demo)
  const title = page.getByRole('heading', { name: 'No positions available in this department currently.' })
  await content.unpublish('job-community-events-coordinator')
  try {
    await expect(async () => {
      await page.goto('/careers')
      await choose(page, 'Marketing')
      await expect(title).toBeVisible({ timeout: 1000 })
    }).toPass(longPatience)
    await expect(page.getByText('Check back soon or contact us about future opportunities.')).toBeVisible()
    await expect(visibleJobs(page)).toHaveCount(0)
    await choose(page, 'Medical')
    await expect(title).toBeHidden()
  } finally {
    await content.publish('job-community-events-coordinator')
  }
  await expect(async () => {
    await page.goto('/careers')
    await choose(page, 'Marketing')
    await expect(visibleJobs(page)).toHaveCount(1, { timeout: 1000 })
  }).toPass(longPatience)
})
