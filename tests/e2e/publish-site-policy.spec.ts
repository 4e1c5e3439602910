import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { everythingTold } from '../setup/everything-told'
import { expect, test } from '../setup/fixtures'
import { policyOf } from '../setup/site-policy'

// What a demo does: tests/http/alone/publish-site-policy.test.ts, reviews.spec.ts and map.spec.ts.
test('a live site has reviews and map from the hosts its policy names, and names a new host at once [HOME-035] [HOME-041] [CALL-013]', {
  tag: '@long-only-live',
}, async ({ page, demo }) => {
  const content = contentOf(demo)
  const reviewsScript = (await content.published('bookingSettings'))?.reviewsScript
  const told = () => everythingTold(demo.ownUrl)
  const before = await policyOf(demo.ownUrl)
  for (const host of ['https://elfsightcdn.com', 'https://intakeq.com']) expect(before).toContain(host)

  await page.goto('/')
  await page.locator('#book').getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()
  await expect(page.locator('#book').getByText('The nurse called from the car')).toBeVisible()
  await expect(page.locator('script[src="https://elfsightcdn.com/platform.js"]')).toHaveCount(1)
  const map = page.locator('#contact iframe')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\/embed/)
  await expect(map.contentFrame().getByText('Demo', { exact: true })).toBeVisible()

  const publish = async (script: unknown) => {
    await content.edit('bookingSettings', { reviewsScript: script })
    await content.publish('bookingSettings')
  }
  await publish('https://reviews.example/widget.js')
  try {
    await expect.poll(told, longPatience).toContain('reviews.example/widget.js')
    const after = await policyOf(demo.ownUrl)
    expect(after).toContain('https://reviews.example')
    expect(after).not.toContain('elfsight')
  } finally {
    await publish(reviewsScript)
  }
  await expect.poll(told, longPatience).toContain('elfsightcdn.com/platform.js')
  expect(await policyOf(demo.ownUrl)).toBe(before)
})
