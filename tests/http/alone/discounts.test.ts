import { newDiscountCode } from '../../../lib/shop/discounts/server/code.ts'
import { longPatience, newBuyer } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { kept, newSender, sendProved } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { staffOf } from '../../setup/staff'
import { callDatabase, nextMail } from '../../setup/subscribers'

const codePattern = /^OCO-\w{4}-\w{2}$/

async function issued(demo: Demo) {
  const email = newSender()
  const body = { p_email: email, p_code: newDiscountCode(), p_now: new Date().toISOString() }
  return { email, code: String(await callDatabase(demo, 'issue_discount_code', body)) }
}

test('the code comes by mail, for first-time patients only [ERR-016]', async ({ demo }) => {
  const { email, code } = await issued(demo)
  const { text } = await nextMail(demo, email, 'Your 25% off discount code')
  expect(text).toContain(`Your code: ${code}`)
  expect(text).toContain('For first-time patients only.')
  expect(text).toContain('Type it in the cart when you order')
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

test('front desk makes a code by a rule of theirs; it is mailed, listed, and redeemed as often as it may be', async ({
  demo,
}) => {
  const fred = staffOf(demo, 'fred')
  const { json: before } = await fred('GET', 'discounts')
  expect(before?.rules).toEqual([
    { key: 'regulars', name: 'Thank-you code', effect: '10% off' },
    { key: 'group', name: 'Group visit', effect: 'no travel fee' },
  ])
  const email = newSender()
  const { status, json: made } = await fred('POST', 'discounts', { rule: 'regulars', email, maxUses: 2 })
  expect([status, made]).toEqual([
    200,
    { code: expect.stringMatching(codePattern), email, effect: '10% off' },
  ])
  const { text } = await nextMail(demo, email, 'Your code: 10% off')
  expect(text).toContain(`Your code: ${made?.code}`)
  const redeem = () => fred('POST', 'discounts/redeem', { code: made?.code })
  expect((await redeem()).json).toEqual({ code: made?.code, email, effect: '10% off' })
  expect((await redeem()).status).toBe(200)
  expect((await redeem()).json?.message).toMatch(/^OCO-.* was redeemed before: today, .*, by fred@/)
  const { json: page } = await fred('GET', `discounts?search=${email}`)
  expect(page?.items).toEqual([
    expect.objectContaining({
      code: made?.code,
      email,
      effect: '10% off',
      rule: 'Thank-you code',
      uses: 2,
      maxUses: 2,
      createdBy: 'fred@ocotillo.example',
      usedBy: 'fred@ocotillo.example',
      orderRef: null,
    }),
  ])
})

test('the desk goes by the same rules as the shop: a code whose rule is gone is not redeemed', async ({
  demo,
}) => {
  const code = newDiscountCode()
  await callDatabase(demo, 'make_discount_code', {
    ...{ p_code: code, p_email: null, p_terms: { rule: 'gone', percent: 10 }, p_max_uses: 1 },
    ...{ p_actor: demo.person('olivia').email, p_now: new Date().toISOString() },
  })
  expect(await staffOf(demo, 'fred')('POST', 'discounts/redeem', { code })).toMatchObject({
    status: 409,
    json: { field: 'code', message: 'This code isn’t valid today.' },
  })
  const [stored] = await demo.rows('discount_codes', `code=eq.${code}`)
  expect(await demo.rows('discount_uses', `discount_id=eq.${stored?.id}`)).toEqual([])
})

test('a code for anybody is nobody’s, and waives the travel fee of a group [AREA-012]', async ({ demo }) => {
  const fred = staffOf(demo, 'fred')
  const { json: made } = await fred('POST', 'discounts', { rule: 'group', email: null, maxUses: 1 })
  expect(made).toEqual({ code: expect.stringMatching(codePattern), email: null, effect: 'no travel fee' })
  expect((await fred('POST', 'discounts/redeem', { code: made?.code })).json).toEqual(made)
})

test('what is wrong with a new code is said by its field, and only owner and front desk make one [ROLE-001]', async ({
  demo,
}) => {
  const good = { rule: 'regulars', email: null, maxUses: 1 }
  const make = async (who: Parameters<typeof staffOf>[1], body: object) => {
    const { status, json } = await staffOf(demo, who)('POST', 'discounts', body)
    return `${status} ${json?.field}`
  }
  for (const rule of ['', 7, undefined, 'unknown', 'welcome'])
    expect(await make('fred', { ...good, rule }), String(rule)).toBe('400 rule')
  for (const email of ['', 'ana', 7, undefined])
    expect(await make('fred', { ...good, email }), String(email)).toBe('400 email')
  for (const maxUses of [0, 1.5, -1, 10_001, '1', null, undefined])
    expect(await make('fred', { ...good, maxUses }), String(maxUses)).toBe('400 maxUses')
  expect(await make('fred', { ...good, percent: 100 })).toBe('400 percent')
  for (const [who, status] of [
    [null, 401],
    ['ed', 403],
    ['clara', 403],
  ] as const)
    expect(await make(who, good)).toBe(`${status} undefined`)
  expect(await make('olivia', good)).toBe('200 undefined')
})

test('what the owner changes the next codes promise, and nobody’s code before; without rules the form goes on [ERR-016]', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const codeOf = async (email: string) => {
    await sendProved(demo, 'discount', { email })
    return (await kept(demo, 'discount', email))[0]
  }
  const publish = async (rules: object[]) => {
    await content.edit('discountRules', { rules })
    await content.publish('discountRules')
  }
  const before = await content.published('discountRules')
  const rules = before?.rules as { _key: string }[]
  const early = newSender()
  expect(await codeOf(early)).toMatchObject({ rule: 'welcome', percent: 25 })
  await publish(
    rules.map((rule) => (rule._key === 'welcome' ? { ...rule, _key: 'hello', percent: 30 } : rule)),
  )
  await expect
    .poll(() => codeOf(newSender()), { ...longPatience, interval: 1_000 })
    .toMatchObject({ rule: 'hello', percent: 30 })
  expect(await codeOf(early)).toMatchObject({ rule: 'welcome', percent: 25 })
  const fred = staffOf(demo, 'fred')
  const atDesk = async () => (await fred('GET', 'discounts')).json?.rules as unknown[]
  const deskRules = await atDesk()
  await content.unpublish('discountRules')
  await expect.poll(atDesk, longPatience).toEqual([])
  expect(await codeOf(newSender())).toMatchObject({ rule: 'welcome', percent: 25 })
  expect((await fred('POST', 'discounts', { rule: 'regulars', email: null, maxUses: 1 })).status).toBe(400)
  await publish(rules)
  await expect.poll(atDesk, longPatience).toHaveLength(deskRules.length)
})

test('100 carts at once want one code: one may pay, all others are told why not', { tags: ['long'] }, async ({
  demo,
}) => {
  const { code } = await issued(demo)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => {
      const buyer = newBuyer(demo)
      return buyer.ask('/api/orders', {
        checkoutKey: buyer.checkoutKey,
        lines: [{ productId: 'injection-b12', quantity: 1 }],
        visit: { zip: '85251', phone: `623-555-${1000 + place}` },
        discountCodes: [code],
        expectedTotalCents: 9_75,
      })
    }),
  )
  const said = answers.map(({ status, body }) => `${status} ${body.outcome ?? body.message}`)
  expect(Object.groupBy(said, (words) => words)).toEqual({
    '200 ready': ['200 ready'],
    '409 This code has already been used.': Array(99).fill('409 This code has already been used.'),
  })
})
