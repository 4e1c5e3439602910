import type { FormId } from '../../../lib/care/forms/shared/forms.ts'
import { dueWithin } from '../../../lib/care/promises/server/due.ts'
import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { minimalValues } from '../../setup/form-table'
import { newSender, sendProved } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'

const hour = 3_600_000

/** When it was sent, and when its answer is due. */
async function promised(demo: Demo, form: FormId, values: object = {}) {
  const email = newSender()
  expect((await sendProved(demo, form, { ...minimalValues(form, email), ...values })).status).toBe(200)
  const [row] = await demo.rows('submissions', `form=eq.${form}&payload->>email=eq.${email}`)
  return { sent: new Date(String(row?.created_at)), due: new Date(String(row?.due_at)) }
}

async function hoursPromised(demo: Demo, form: FormId) {
  const { sent, due } = await promised(demo, form)
  return (due.getTime() - sent.getTime()) / hour
}

test('the inbox counts what the site promises: hours and business days', async ({ demo }) => {
  expect(await hoursPromised(demo, 'contact')).toBe(24)
  expect(await hoursPromised(demo, 'event-inquiry')).toBe(24)
  for (const [amount, { sent, due }] of [
    [3, await promised(demo, 'partnership')],
    [5, await promised(demo, 'contact', { subject: 'career-inquiry' })],
  ] as const)
    expect(due).toEqual(dueWithin({ amount, unit: 'business days' }, sent, []))
})

test('another promise published in the CMS is another due time', { tags: ['long'] }, async ({ demo }) => {
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
