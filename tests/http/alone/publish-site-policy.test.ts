import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { everythingTold } from '../../setup/everything-told'
import { expect, testAlone as test } from '../../setup/http-test'
import { policyOf } from '../../setup/site-policy'

// As if live: tests/e2e/publish-site-policy.spec.ts.
test('another reviews provider is published: the page asks for its script, and the policy of a demo still names nobody', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const reviewsScript = (await content.published('bookingSettings'))?.reviewsScript
  const told = () => everythingTold(demo.ownUrl)
  const before = await policyOf(demo.ownUrl)
  expect(before).not.toMatch(/elfsight|intakeq/)
  const publish = async (script: unknown) => {
    await content.edit('bookingSettings', { reviewsScript: script })
    await content.publish('bookingSettings')
  }
  await publish('https://reviews.example/widget.js')
  try {
    await expect.poll(told, longPatience).toContain('reviews.example/widget.js')
    expect(await policyOf(demo.ownUrl)).not.toMatch(/reviews\.example|elfsight/)
  } finally {
    await publish(reviewsScript)
  }
  await expect.poll(told, longPatience).toContain('elfsightcdn.com/platform.js')
  expect(await policyOf(demo.ownUrl)).toBe(before)
})
