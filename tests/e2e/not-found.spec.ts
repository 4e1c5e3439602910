import { expect, test } from '../setup/fixtures'

/** Asked until the CMS has said in time whether there is such a page; until then the answer is "not now". */
async function answered(url: string): Promise<Response> {
  let response = await fetch(url)
  await expect
    .poll(async () => {
      response = await fetch(url)
      return response.status
    })
    .not.toBe(503)
  return response
}

const unknown = 'Failed to load resource: the server responded with a status of 404 (Not Found)'

test('an unknown address says so with status 404 and leads home [NOTF-001] [NOTF-002] [NOTF-003] [NOTF-004]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push(unknown)
  await answered(`${demo.ownUrl}/no-such-page`)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page not found/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing found', level: 1 })).toBeVisible()
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByText('The page you are looking for is not available')).toBeVisible()
  await main.getByRole('link', { name: 'Go back to Homepage' }).click()
  await expect(page).toHaveURL(/\/$/)
})
