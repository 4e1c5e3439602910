import { randomUUID } from 'node:crypto'
import { booksOf, eventually, mailboxOf } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { newDevice } from '../setup/device'
import { expect, test } from '../setup/http-test'
import { ownOrder } from '../setup/own-order'
import { shownTo } from '../setup/own-page'
import { type PaidOrder, paidOrder, refundedAtPayPal } from '../setup/paid-order'
import { newShopper, type TestShopper } from '../setup/shopper'
import { auditOf, staffOf } from '../setup/staff'

/** Clara writes down what the provider said; what she saw is read first, as the Studio does. */
async function decide(demo: Demo, orderId: string, outcome = 'approved') {
  const clara = staffOf(demo, 'clara')
  const { json } = await clara('GET', `clearances/${orderId}`)
  const [group] = (json?.groups ?? []) as { group: string; lastId: string | null }[]
  return clara('POST', `clearances/${orderId}`, {
    id: randomUUID(),
    group: group?.group,
    outcome,
    providerName: 'Dr. Reyes',
    providerLicence: 'AZ 12345',
    seen: group?.lastId,
  })
}

const fulfil = (demo: Demo, orderId: string) =>
  staffOf(demo, 'fred')('POST', `orders/${orderId}/fulfilment`, { done: true })

async function signedIn(demo: Demo, shopper: TestShopper) {
  const device = newDevice(demo)
  await device.signIn(shopper)
  return device
}

test('a second order of a cleared shopper is fulfilled without a tick, and the shopper reads until when [PAY-010]', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  const device = await signedIn(demo, shopper)
  const clearance = async () => JSON.parse((await device.get('/api/account/clearance')).text)
  expect(await clearance()).toEqual({ clearedUntil: null, products: {}, groups: [] })
  const first = await ownOrder(demo, shopper)
  expect(await fulfil(demo, first.orderId)).toMatchObject({ status: 409, json: { error: 'needs_exam' } })
  expect((await decide(demo, first.orderId)).status).toBe(200)
  expect((await fulfil(demo, first.orderId)).status).toBe(200)

  const second = await ownOrder(demo, shopper)
  const pane = (await staffOf(demo, 'fred')('GET', `orders/${second.orderId}`)).json
  expect(pane).toMatchObject({
    waitsForExam: false,
    exam: null,
    exams: [{ isCleared: true, group: 'injections' }],
  })
  expect((await fulfil(demo, second.orderId)).status).toBe(200)
  const told = await clearance()
  expect(told.groups).toMatchObject([{ group: 'injections' }])
  expect(told.products['injection-b12']).toBe(told.groups[0].clearedUntil)
  const { main } = await shownTo(demo, device, '/account')
  expect(main.getByRole('region', { name: 'Your good faith exam' }).textContent).toContain('Cleared until')
  expect(JSON.parse((await newDevice(demo).get('/api/account/clearance')).text).groups).toEqual([])
})

test('a guest’s mailed link makes known who they are, by a press alone; the access code does not', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const known = async () =>
    (await staffOf(demo, 'clara')('GET', `clearances/${order.orderId}`)).json?.isPersonKnown
  const mails = async () =>
    (await mailboxOf(demo, order.email)).filter(({ text }) => text.includes('/order-status/mine/'))
  await eventually(async () => (await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    `One more step for your order #${order.ref}`,
    `Your receipt, order #${order.ref}`,
  ])
  const [path = ''] = /\/order-status\/mine\/[\w-]+/.exec((await mails())[0]?.text ?? '') ?? []
  const device = newDevice(demo)
  await device.post('/api/account/orders/look', { ref: order.ref, code: order.code })
  const { main } = await shownTo(demo, device, path)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Is this your order?')
  expect(await known()).toBe(false)
  const token = path.slice('/order-status/mine/'.length)
  const forged = `${token.slice(0, -4)}AAAA`
  expect((await device.post('/api/account/orders/prove', { token: forged })).status).toBe(400)
  expect(await known()).toBe(false)
  expect((await device.get(`/order-status/mine/${forged}`)).status).toBe(404)
  expect((await device.post('/api/account/orders/prove', { token })).status).toBe(200)
  expect(await known()).toBe(true)
  expect((await shownTo(demo, device, '/order-status')).main.element.textContent).toContain(
    `Order #${order.ref}`,
  )
})

test('declined: told kindly, refunded once however often and by whomever it is pressed [PAY-010]', async ({
  demo,
}) => {
  const order: PaidOrder = await paidOrder(demo)
  const refund = (person: 'fred' | 'olivia' | 'clara') =>
    staffOf(demo, person)('POST', `orders/${order.orderId}/declined-refund`, { all: true })
  expect(await refund('fred')).toMatchObject({ status: 409, json: { error: 'not_declined' } })
  expect((await decide(demo, order.orderId, 'declined')).status).toBe(200)
  expect((await refund('clara')).status).toBe(403)
  const pressed = await Promise.all([refund('fred'), refund('fred'), refund('olivia'), refund('olivia')])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await refund('fred')).status).toBe(200)
  expect(await refundedAtPayPal(demo, order)).toEqual([order.totalCents])
  const books = await booksOf(demo, order)
  expect(books.order?.status).toBe('refunded')
  expect(books.mailKinds.filter((kind) => kind === 'exam_declined' || kind === 'order_refunded')).toEqual([
    'exam_declined',
    'order_refunded',
  ])
  expect(await fulfil(demo, order.orderId)).toMatchObject({ status: 409 })
})

test('the list says who waits; every look and decision stands in the audit log', async ({ demo }) => {
  const order = await paidOrder(demo)
  const clara = staffOf(demo, 'clara')
  const waiting = async () => {
    const { json } = await clara('GET', 'clearances?limit=200')
    return ((json?.items ?? []) as { id: string }[]).find(({ id }) => id === order.orderId)
  }
  expect(await waiting()).toMatchObject({ groups: ['injections'], outcomes: [], isPersonKnown: false })
  expect((await decide(demo, order.orderId, 'more_needed')).status).toBe(200)
  expect(await waiting()).toMatchObject({ outcomes: ['more_needed'] })
  expect((await decide(demo, order.orderId)).status).toBe(200)
  expect(await waiting()).toBeUndefined()
  expect((await clara('GET', `clearances/${order.orderId}`)).json?.history).toMatchObject([
    { outcome: 'approved', by: 'Clara Nguyen', providerLicence: 'AZ 12345', reference: order.ref },
    { outcome: 'more_needed', validUntil: null },
  ])
  expect((await auditOf(demo, `order:${order.orderId}`)).map(({ action }) => action)).toEqual([
    'clearance.read',
    'clearance.more_needed',
    'clearance.approved',
  ])
})

test('a decision from before somebody else’s is refused, and each field is checked by its name', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const clara = staffOf(demo, 'clara')
  const body = {
    id: randomUUID(),
    group: 'injections',
    outcome: 'approved',
    providerName: 'Dr. Reyes',
    providerLicence: 'AZ 12345',
    seen: null,
  }
  for (const [change, field] of [
    [{ providerName: ' ' }, 'providerName'],
    [{ providerLicence: '' }, 'providerLicence'],
    [{ outcome: 'maybe' }, 'outcome'],
    [{ validUntil: '2099-01-01' }, 'validUntil'],
  ] as const)
    expect(await clara('POST', `clearances/${order.orderId}`, { ...body, ...change })).toMatchObject({
      status: 400,
      json: { field },
    })
  expect((await clara('POST', `clearances/${order.orderId}`, body)).status).toBe(200)
  expect((await clara('POST', `clearances/${order.orderId}`, body)).status).toBe(200)
  const late = { ...body, id: randomUUID(), outcome: 'declined' }
  expect(await clara('POST', `clearances/${order.orderId}`, late)).toMatchObject({
    status: 409,
    json: { error: 'changed' },
  })
  expect(await demo.rows('clearances', `order_id=eq.${order.orderId}`)).toMatchObject([
    { outcome: 'approved' },
  ])
})
