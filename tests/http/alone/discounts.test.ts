import { newDiscountCode } from '../../../lib/shop/discounts/server/code.ts'
import type { Demo } from '../../setup/demo'
import { newSender } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { staffOf } from '../../setup/staff'
import { callDatabase, nextMail } from '../../setup/subscribers'

async function issued(demo: Demo) {
  const email = newSender()
  const body = { p_email: email, p_code: newDiscountCode(), p_now: new Date().toISOString() }
  return { email, code: String(await callDatabase(demo, 'issue_discount_code', body)) }
}

test('the code comes by mail, for first-time patients only', async ({ demo }) => {
  const { email, code } = await issued(demo)
  const { text } = await nextMail(demo, email, 'Your 25% off discount code')
  expect(text).toContain(`Your code: ${code}`)
  expect(text).toContain('For first-time patients only.')
})

test('what is no code is refused with the field’s name; who may redeem [ROLE-001]', async ({ demo }) => {
  const { code } = await issued(demo)
  const redeem = async (who: Parameters<typeof staffOf>[1], body: object) => {
    const { status, json } = await staffOf(demo, who)('POST', 'discounts/redeem', body)
    return `${status} ${json?.field}`
  }
  for (const wrong of [{ code: '' }, { code: 'hello' }, { code: 7 }, {}, { code: '\0'.repeat(6) }])
    expect(await redeem('fred', wrong)).toBe('400 code')
  expect(await redeem('fred', { code, percent: 100 })).toBe('400 percent')
  expect(await redeem('fred', { code: 'OCO-0000-00' })).toBe('404 code')
  for (const [who, status] of [
    [null, 401],
    ['ed', 403],
    ['clara', 403],
  ] as const) {
    expect(await redeem(who, { code })).toBe(`${status} undefined`)
    expect((await staffOf(demo, who)('GET', 'discounts')).status).toBe(status)
  }
  const ten = await Promise.all(Array.from({ length: 10 }, () => redeem('olivia', { code })))
  expect(ten.filter((answer) => answer.startsWith('200'))).toHaveLength(1)
  expect(ten.filter((answer) => answer.startsWith('409'))).toHaveLength(9)
})
