import type { OwnDemo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { orderFor, paypalOf } from '../setup/paypal'

/** Where a browser finds PayPal: below the demo, or at PayPal's own host. */
const address = ({ mode, siteUrl }: OwnDemo) =>
  mode === 'demo' ? `${siteUrl}/api/local/paypal` : 'https://www.paypal.com'

test('the script is there for a page of the site, and an order can be paid on the page where a browser finds it, with a strict policy', {
  tag: '@live',
}, async ({ demo, page }) => {
  await page.goto(`${demo.siteUrl}/vitamin-injections`)
  await page.addScriptTag({ url: `${address(demo)}/web-sdk/v6/core` })
  const version = await page.evaluate(
    () => (window as unknown as { paypal: { version: string } }).paypal.version,
  )
  expect(version).toMatch(/^6\./)

  const paypal = paypalOf({ url: demo.stackUrl, secrets: demo.secrets })
  const { body: order } = await paypal.create(orderFor('12.50'))
  await page.goto(`${address(demo)}/checkoutnow?token=${order.id}&return=${encodeURIComponent(demo.siteUrl)}`)
  await expect(page.getByText('no money moves')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL(`${demo.siteUrl}/?*token=${order.id}*`)
  expect((await paypal.order(order.id)).body.status).toBe('APPROVED')
})
