import { addressesAsked, examSection, examWindow, scheduleExam } from '../setup/exam'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'

const providers = /qualiphy/

test('every page that asks for the exam opens it by its button, and asks nobody before [HOME-029] [IVT-014] [INJ-004] [COMP-005]', {
  tag: '@long',
}, async ({ context }) => {
  for (const address of ['/', '/iv-therapy', '/vitamin-injections', '/compliance', '/first-time-patients']) {
    const page = await context.newPage()
    const asked = addressesAsked(page)
    await page.goto(address)
    await expect(scheduleExam(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => providers.test(url))).toEqual([])
    await scheduleExam(page).click()
    await expect(examWindow(page), address).toBeVisible()
    await page.close()
  }
})

test('where a provider’s script is there, one press calls it once and asks nobody [HOME-030]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    Object.assign(window, { calls, showDisclosureModal: () => calls.push('called') })
  })
  const asked = addressesAsked(page)
  await page.goto('/')
  await scheduleExam(page).click()
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls)
  await expect.poll(calls).toEqual(['called'])
  await scheduleExam(page).click()
  await expect.poll(calls).toEqual(['called', 'called'])
  expect(asked.filter((url) => providers.test(url))).toEqual([])
  await expect(page.getByText('Not available!')).toBeHidden()
})

test('leaving the page closes the exam’s window, and the next page can be used', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await examSection(page).getByRole('link', { name: 'Your first visit' }).click()
  await expect(page).toHaveURL(/first-time-patients/)
  await scheduleExam(page).click()
  await expect(examWindow(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Good Faith Exam Required' })).toBeVisible()
  await expect(examWindow(page)).toBeHidden()
  await scheduleExam(page).click()
  await expect(examWindow(page)).toBeVisible()
})

test('pressed before the page’s scripts are there, it opens once they are', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await scheduleExam(page).click()
  letThrough()
  await expect(examWindow(page)).toBeVisible()
})

test('no analytics on /compliance: no tag, no cookie, nobody else is asked [COMP-007]', async ({
  page,
  demo,
}) => {
  const asked = addressesAsked(page)
  await page.goto('/compliance')
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByText(/^© /)).toBeInViewport()
  const own = [new URL(demo.siteUrl).host, ...(demo.mode === 'demo' ? [] : ['cdn.sanity.io'])]
  expect([...new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).host))]).toEqual(
    expect.arrayContaining([new URL(demo.siteUrl).host]),
  )
  expect(asked.filter((url) => url.startsWith('http') && !own.includes(new URL(url).host))).toEqual([])
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src, textContent }) => src || (textContent ?? '')),
  )
  expect(
    scripts.filter((text) => /gtag|googletagmanager|google-analytics|dataLayer|fbq\(/.test(text)),
  ).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
