import { expect, test } from '../setup/fixtures'

test('the page of drawings is for developers: on the built site its address does not exist', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 404 (Not Found)')
  const response = await page.goto('/design')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Go back to Homepage' })).toBeVisible()
})
