import type { Demo } from '../setup/demo'
import { newDevice } from '../setup/device'
import { describe, expect, test } from '../setup/http-test'
import { ownOrder } from '../setup/own-order'
import { shownTo } from '../setup/own-page'
import { fetchPage, type PageFacts, scope, textOf } from '../setup/page-facts'
import { asShopper, newShopper, type TestShopper } from '../setup/shopper'
import { newRequest } from '../setup/staff'

async function signedIn(demo: Demo, shopper: TestShopper) {
  const device = newDevice(demo)
  await device.signIn(shopper)
  return device
}

const orderOn = ({ main }: PageFacts, ref: string) =>
  scope(main.getByRole('article', { name: `Order #${ref}` }))

test('the account shows own orders with their receipt and own requests with the promise, nothing of others [ROLE-002] [AUTH-001]', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  const other = await newShopper(demo)
  const own = await ownOrder(demo, shopper)
  const foreign = await ownOrder(demo, other)
  const asked = await newRequest(demo, {
    values: { email: shopper.email, message: 'my private words' },
    dueInMinutes: 60,
  })
  await newRequest(demo, { values: { email: other.email } })
  const device = await signedIn(demo, shopper)
  const account = await shownTo(demo, device, '/account')
  expect(textOf(account.main.getByRole('heading', { level: 1 }))).toBe('Hello Ana')
  expect(account.main.getAllByRole('article')).toHaveLength(1)
  const order = orderOn(account, own.ref)
  expect(textOf(order.element)).toContain('Paid')
  expect(order.getByRole('row', { name: '1 × Vitamin B12 $13.00' })).toBeTruthy()
  const requests = scope(account.main.getByRole('region', { name: 'Your requests' }))
  const [request, ...more] = requests.getAllByRole('listitem')
  expect(more).toEqual([])
  expect(textOf(request)).toContain(`#${asked.id.slice(0, 8)}, sent today`)
  expect(textOf(request)).toMatch(/We answer by (?:today|tomorrow)/)
  expect(account.html).not.toContain('my private words')

  const receipt = await shownTo(
    demo,
    device,
    order.getByRole('link', { name: /^Receipt/ }).getAttribute('href') ?? '',
  )
  expect(textOf(receipt.main.getByRole('heading', { level: 1 }))).toBe('Receipt')
  expect(textOf(receipt.main.element)).toContain(shopper.email)
  expect(receipt.main.getByRole('row', { name: 'Total $13.00' })).toBeTruthy()

  for (const ref of [foreign.ref, 'zzzzzzzz', '00000000', "' or 1=1"]) {
    const answer = await device.get(`/account/orders/${encodeURIComponent(ref)}`)
    expect(answer.text, ref).toContain('Nothing found')
    expect(answer.text).not.toContain(other.email)
  }
})

test('money that went back and an exam to come are said on the order', async ({ demo }) => {
  const shopper = await newShopper(demo)
  const { orderId, ref } = await ownOrder(demo, shopper)
  const [order] = await demo.rows('orders', `id=eq.${orderId}`)
  await demo.change('order_items', `order_id=eq.${orderId}`, { is_exam_required: true })
  const refunded = await fetch(`${demo.stackUrl}/rest/v1/rpc/record_refund`, {
    method: 'POST',
    headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      p_capture_id: order?.paypal_payment_id,
      p_refund: { id: `R-${ref}`, status: 'COMPLETED', amount_cents: 500, currency: 'USD' },
      p_now: new Date().toISOString(),
    }),
  })
  expect(refunded.ok, await refunded.text()).toBe(true)
  const card = orderOn(await shownTo(demo, await signedIn(demo, shopper), '/account'), ref)
  const text = textOf(card.element)
  expect(text).toContain('Partly refunded')
  expect(card.getByRole('row', { name: 'Net paid $8.00' })).toBeTruthy()
  expect(text).toContain('$5.00 was refunded')
  expect(text).toContain('A good faith exam comes first.')
})

test('without a session a guest is led to sign in, and no part of the account is told', async ({ demo }) => {
  const ask = await asShopper(demo, null)
  for (const path of ['/account/settings', '/account/data', '/account/orders/00000000']) {
    const answer = await ask('GET', path)
    expect([307, 303, 302], path).toContain(answer.status)
    expect(answer.headers.get('location'), path).toMatch(/\/account$/)
  }
  for (const call of ['name', 'export', 'delete', 'sign-out-everywhere']) {
    const fields: Record<string, object> = {
      name: { firstName: 'Eve', lastName: 'Doe' },
      export: { password: 'correct horse battery' },
      delete: { password: 'correct horse battery', sure: 'yes' },
    }
    expect((await ask('POST', `/api/account/${call}`, fields[call] ?? {})).status, call).toBe(401)
  }
})

describe('a page of the account', () => {
  test.for(['/account', '/account/forgot', '/account/confirm-mail', '/account/password'])(
    '%s is kept by nobody, found by nobody and shown in no frame',
    async (path, { demo }) => {
      const { headers, main } = await fetchPage(demo, path)
      expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  test('signing in takes two inputs and signing up four, all of them required [ENT-017] [VALID-001] [VALID-002]', async ({
    demo,
  }) => {
    const { main } = await fetchPage(demo, '/account')
    const inputsOf = (name: string) =>
      [...main.getByRole('form', { name }).querySelectorAll('input')].map(
        ({ labels, type, autocomplete, required }) => [textOf(labels?.[0]), type, autocomplete, required],
      )
    expect(inputsOf('Sign in')).toEqual([
      ['Email', 'email', 'username', true],
      ['Password', 'password', 'current-password', true],
    ])
    expect(inputsOf('Sign up')).toEqual([
      ['First name', 'text', 'given-name', true],
      ['Last name', 'text', 'family-name', true],
      ['Email', 'email', 'username', true],
      ['Password', 'password', 'new-password', true],
    ])
  })

  test('choosing a password needs a link, or the current one', async ({ demo }) => {
    const guests = await fetchPage(demo, '/account/password')
    const link = guests.main.getByRole('link', { name: 'Send me a link' })
    expect(link.getAttribute('href')).toBe('/account/forgot')
    expect(guests.main.queryByRole('form')).toBeNull()
    const device = await signedIn(demo, await newShopper(demo))
    const own = await shownTo(demo, device, '/account/password')
    expect(own.main.getByLabelText('Current password', { selector: 'input' })).toBeTruthy()
  })
})

test('signing out everywhere ends the sessions of all devices', async ({ demo }) => {
  const shopper = await newShopper(demo)
  const [here, there] = [await signedIn(demo, shopper), await signedIn(demo, shopper)]
  expect((await there.get('/account')).text).toContain(shopper.email)
  expect((await here.post('/api/account/sign-out-everywhere', {})).status).toBe(200)
  for (const device of [here, there]) {
    const account = await device.get('/account')
    expect(account.text).not.toContain(shopper.email)
    expect(account.text).toContain('Create account')
  }
})
