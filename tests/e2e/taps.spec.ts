import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

/** Counts the taps since the home page was opened; typing is none. */
async function fromHome(page: Page) {
  await page.goto('/')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    expect(taps, 'taps from the home page').toBeLessThanOrEqual(3)
    await target.tap()
  }
  const options = page.getByRole('option')
  const search = async (words: string) => {
    if (!(await page.getByRole('combobox').isVisible()))
      await tap(page.getByRole('button', { name: 'Search', exact: true }).first())
    await page.getByRole('combobox').fill(words)
    await expect(page.getByText('Searching…')).toBeHidden()
  }
  return { tap, search, options }
}

test('five things people come for are at most three taps from the home page of a phone (decision 0046, issue 22)', {
  tag: '@long',
}, async ({ anotherContext }) => {
  const phone = await anotherContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await phone.newPage()
  await test.step('what does a hangover drip cost, and can someone come to 85251 today', async () => {
    const { search, options } = await fromHome(page)
    await search('What does a hangover drip cost and can someone come to 85251 today')
    await expect(options.filter({ hasText: 'Hangover' }).first()).toContainText('$195')
    await expect(options.filter({ hasText: '85251 Scottsdale' })).toContainText('30-45 min, no travel fee')
    await expect(options.filter({ hasText: /^Open|^Closed/ })).toBeVisible()
  })

  await test.step('I am pregnant', async () => {
    const { search, tap, options } = await fromHome(page)
    await search('I am pregnant')
    await tap(options.first())
    const answer = page.locator('#faq-iv-not-for')
    await expect(answer).toBeInViewport()
    await expect(answer).toContainText(/pregnan/i)
  })

  await test.step('I am afraid of needles', async () => {
    const { search, tap, options } = await fromHome(page)
    await search('I am afraid of needles')
    await tap(options.first())
    await expect(page).toHaveURL(/#faq-first-time-hurt$/)
    await expect(page.locator('#faq-first-time-hurt')).toBeInViewport()
  })

  await test.step('Myers tomorrow', async () => {
    const { search, tap, options } = await fromHome(page)
    await search('Myers tomorrow')
    await tap(options.filter({ hasText: 'Book Myers' }))
    await expect(page.getByRole('dialog', { name: 'Book Myers' })).toBeVisible()
  })

  await test.step('which drip for jet lag under $200', async () => {
    const { search, tap, options } = await fromHome(page)
    await search('which drip for jet lag under $200')
    await expect(options.first()).toContainText('Rehydrate')
    await expect(options.first()).toContainText('$165')
    await tap(options.first())
    await expect(page).toHaveURL(/\/iv-therapy\/rehydrate$/)
  })
})
