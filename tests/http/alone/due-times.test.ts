import type { FormId } from '../../../lib/forms/model.ts'
import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { leastValues, newSender, sendProved } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'

const hour = 3_600_000

/** Hours from sending to the due time. */
async function hoursPromised(demo: Demo, form: FormId, values: object = {}) {
  const email = newSender()
  expect((await sendProved(demo, form, { ...leastValues(form, email), ...values })).status).toBe(200)
  const [row] = await demo.rows('submissions', `form=eq.${form}&payload->>email=eq.${email}`)
  return (Date.parse(String(row?.due_at)) - Date.parse(String(row?.created_at))) / hour
}

test('the inbox counts what the site promises: hours and business days', async ({ demo }) => {
  expect(await hoursPromised(demo, 'contact')).toBe(24)
  expect(await hoursPromised(demo, 'event-inquiry')).toBe(24)
  // Three and five business days: at least as many nights, at most a long weekend more.
  for (const [days, promised] of [
    [3, await hoursPromised(demo, 'partnership')],
    [5, await hoursPromised(demo, 'contact', { subject: 'career-inquiry' })],
  ] as const) {
    expect(promised).toBeGreaterThanOrEqual(days * 24)
    expect(promised).toBeLessThanOrEqual((days + 6) * 24)
  }
})

test('another promise published in the CMS is another due time', async ({ demo }) => {
  const content = contentOf(demo)
  const publish = async (amount: number) => {
    await content.edit('formText-event-inquiry', { 'replyWithin.amount': amount })
    await content.publish('formText-event-inquiry')
  }
  await publish(2)
  try {
    await expect.poll(() => hoursPromised(demo, 'event-inquiry'), longPatience).toBe(2)
  } finally {
    await publish(24)
  }
  await expect.poll(() => hoursPromised(demo, 'event-inquiry'), longPatience).toBe(24)
})
