import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { listening } from '../setup/listening'

/** The next page arrives broken, as from a server that fails halfway: its tree ends in an error. */
async function breakNextPage(page: Page) {
  await page.route(/\/vitamin-injections\?.*_rsc=/, async (route) => {
    const headers = { ...route.request().headers() }
    const response = await route.fetch({ headers })
    const body = (await response.text()).replace(
      /("s":"__PAGE__".*?"children":\[)"\$L[0-9a-f]+"/,
      '$1"$Lffff"',
    )
    await route.fulfill({ response, body: `ffff:E{"digest":"broken"}\n${body}` })
  })
}

test('an unexpected failure shows the error screen, whose button loads the page anew [PAGE-007] [PAGE-008]', async ({
  page,
  provoked,
}) => {
  provoked.push('Error: An error occurred in the Server Components render', 'Error: Minified React error')
  await breakNextPage(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor()
  // Without pointing at it first: a page that is prepared arrives in other pieces than the one this test breaks.
  await page
    .locator('footer a[href="/vitamin-injections"]')
    .filter({ visible: true })
    .first()
    .dispatchEvent('click')
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(
    screen.getByText("We're experiencing technical difficulties. Please refresh the page."),
  ).toBeVisible()
  await expect(screen.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  )
  await page.unrouteAll()
  const loaded = page.waitForEvent('load')
  await screen.getByRole('button', { name: 'Refresh Page' }).click()
  await loaded
  await expect(screen).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an error or a rejected promise nobody handles is logged, told to the clinic and changes nothing [ERR-027]', async ({
  browserOfDemo,
  demo,
}) => {
  // Not the watched context: every error on a page fails a test there.
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl })
  const page = await context.newPage()
  // A page on which nothing moves by itself.
  await page.goto('/privacy')
  await listening(page)
  const before = await page.getByRole('main').innerHTML()
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/browser-errors') told.push(request.postDataJSON().message)
  })
  const logged: string[] = []
  page.on('pageerror', ({ message }) => logged.push(message))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a stray error')
    })
    void Promise.reject(new Error('a stray rejection'))
  })
  await expect.poll(() => logged.sort()).toEqual(['a stray error', 'a stray rejection'])
  await expect.poll(() => told.sort()).toEqual(['Error: a stray error', 'Error: a stray rejection'])
  expect(await page.getByRole('main').innerHTML()).toBe(before)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await context.close()
})
