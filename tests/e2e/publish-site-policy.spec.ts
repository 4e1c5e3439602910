import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

/** Runs in the demo and as if live, where the providers answer under their own names. */
const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''

test('the policy follows the published settings: a live site names the new host at once, a demo nobody', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const { reviewsScript } = (await content.first('*[_id == "bookingSettings"][0]')) ?? {}
  const isLive = demo.mode !== 'demo'
  const html = async () => (await fetch(demo.ownUrl)).text()
  const before = await policyOf(demo.ownUrl)
  expect(before.includes('https://elfsightcdn.com')).toBe(isLive)
  expect(before.includes('https://intakeq.com')).toBe(isLive)
  await content.edit('bookingSettings', { reviewsScript: 'https://reviews.example/widget.js' })
  await content.publish('bookingSettings')
  try {
    await expect.poll(html, longPatience).toContain('reviews.example/widget.js')
    const after = await policyOf(demo.ownUrl)
    expect(after.includes('https://reviews.example')).toBe(isLive)
    expect(after).not.toContain('elfsight')
  } finally {
    await content.edit('bookingSettings', { reviewsScript })
    await content.publish('bookingSettings')
  }
  await expect.poll(html, longPatience).toContain('elfsightcdn.com/platform.js')
  expect(await policyOf(demo.ownUrl)).toBe(before)
})

test('reviews and map come from the hosts the policy names [HOME-035] [HOME-041] [CALL-013]', async ({
  page,
  demo,
}) => {
  const from = demo.mode === 'demo' ? '/api/local/widgets/' : 'https://'
  await page.goto('/')
  await page.locator('#book').getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()
  await expect(page.locator('#book').getByText('The nurse called from the car')).toBeVisible()
  await expect(page.locator(`script[src="${from}elfsightcdn.com/platform.js"]`)).toHaveCount(1)
  const map = page.locator('#contact iframe')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  await expect(map).toHaveAttribute('src', new RegExp(`^${from}www\\.google\\.com/maps/embed`))
  await expect(map.contentFrame().getByText('Demo', { exact: true })).toBeVisible()
})
