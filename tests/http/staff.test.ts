import { randomUUID } from 'node:crypto'
import { buyGift, newGift } from '../setup/gift-cards'
import { expect, test } from '../setup/http-test'
import { paidOrder } from '../setup/paid-order'
import { auditOf, staffEndpoints as endpoints, newRequest, staffOf } from '../setup/staff'
import type { PersonId } from '../setup/studio'

const everybody: PersonId[] = ['olivia', 'ed', 'clara', 'fred']
const care: PersonId[] = ['olivia', 'clara', 'fred']
const desk: PersonId[] = ['olivia', 'fred']
const welcome: PersonId[] = ['olivia', 'ed', 'fred']
const clinician: PersonId[] = ['clara']
const exams: PersonId[] = ['olivia', 'clara']
const owner: PersonId[] = ['olivia']
const editors: PersonId[] = ['olivia', 'ed']

/** Who may call what (ROLE-001). An endpoint of the staff that is not here fails the test. */
const policy: Record<string, PersonId[] | undefined> = {
  'GET me': everybody,
  'GET today': everybody,
  'GET pulse': care,
  'GET requests': care,
  'GET requests/choices': care,
  'GET requests.csv': desk,
  'GET requests/[id]': care,
  'PATCH requests/[id]': care,
  'POST requests/[id]/notes': care,
  'POST requests/[id]/replies': care,
  'POST requests/[id]/exam': clinician,
  'GET orders': care,
  'GET orders.csv': desk,
  'GET orders/[id]': care,
  'POST orders/[id]/exam': clinician,
  'POST orders/[id]/refunds': desk,
  'POST orders/[id]/declined-refund': desk,
  'GET refunds': desk,
  'POST refunds/[id]/confirm': desk,
  'POST refunds/[id]/reject': desk,
  'POST refunds/limit': owner,
  'GET clearances': exams,
  'GET clearances/[id]': exams,
  'POST clearances/[id]': clinician,
  'POST orders/[id]/attention': desk,
  'POST orders/[id]/fulfilment': care,
  'POST orders/[id]/time': care,
  'GET missed-words': welcome,
  'GET quotes/[id]': care,
  'POST quotes/[id]': desk,
  'GET stock': everybody,
  'GET stock/[product]': everybody,
  'POST stock/[product]/receive': care,
  'POST stock/[product]/mark': care,
  'POST stock/lots/[id]/correct': care,
  'POST stock/lots/[id]/write-off': care,
  'GET stock/lots/[id]/recall': care,
  'GET stock/lots/[id]/recall.csv': desk,
  'POST stock/orders/[id]/put-back': care,
  'GET gift-cards': desk,
  'GET gift-cards.csv': desk,
  'GET gift-cards/summary': desk,
  'GET gift-cards/[id]': desk,
  'POST gift-cards/look': desk,
  'POST gift-cards/redeem': desk,
  'POST gift-cards/[id]/change': desk,
  'POST gift-cards/[id]/cancel': desk,
  'POST gift-cards/[id]/resend': desk,
  'GET audit': owner,
  'GET browser-errors': owner,
  'GET estimates': care,
  'GET estimates/[submission]': care,
  'GET estimates/[submission]/pdf': care,
  'PATCH estimates/[submission]': desk,
  'POST estimates/[submission]/send': desk,
  'POST estimates/[submission]/code': desk,
  'GET rsvps': welcome,
  'GET rsvps/[event]': welcome,
  'GET rsvps/[event]/csv': desk,
  'PATCH rsvps/[event]/[id]': desk,
  'GET subscribers': welcome,
  'GET subscribers.csv': welcome,
  'POST subscribers/[id]/unsubscribe': desk,
  'GET discounts': desk,
  'POST discounts': desk,
  'POST discounts/redeem': desk,
  'GET mails': desk,
  'GET mails/counts': desk,
  'POST mails/[id]/resend': desk,
  'GET widgets': welcome,
  'GET schedule': everybody,
  'POST schedule': editors,
  'PATCH schedule/[group]': editors,
  'GET schedule/documents': everybody,
  'GET schedule/at': everybody,
  'POST schedule/preview': everybody,
  'GET preview-links': editors,
  'POST preview-links': editors,
  'POST preview-links/[id]': editors,
  'GET people': owner,
  'POST people': owner,
  'PATCH people/[id]': owner,
  'POST people/[id]/remove': owner,
  'POST people/[id]/reset-factor': owner,
  'GET second-factor': everybody,
  'POST second-factor': everybody,
  'POST second-factor/confirm': everybody,
  'GET prices': everybody,
  'GET prices/on': everybody,
  'GET prices.csv': everybody,
}

test('every endpoint of the staff stands in the policy [ROLE-001]', () => {
  expect(endpoints.length).toBeGreaterThan(10)
  expect(endpoints.filter((endpoint) => !policy[endpoint])).toEqual([])
})

for (const endpoint of endpoints) {
  test(`${endpoint}: who may, and who is refused [ROLE-001]`, async ({ demo }) => {
    const [method = '', pattern = ''] = endpoint.split(' ')
    const path = pattern.replaceAll(/\[\w+\]/g, randomUUID())
    const body = method === 'GET' ? undefined : {}
    const told: Record<string, number | string> = {}
    for (const person of everybody) {
      const { status } = await staffOf(demo, person)(method, path, body)
      expect(status, `${person}: ${endpoint}`).toBeLessThan(500)
      told[person] = status === 403 || status === 401 ? status : 'may'
    }
    const allowed = policy[endpoint] ?? []
    expect(told).toEqual(
      Object.fromEntries(everybody.map((person) => [person, allowed.includes(person) ? 'may' : 403])),
    )
    for (const [who, token] of [
      ['nobody', null],
      ['a made-up token', { token: 'sk-made-up-0123456789' }],
    ] as const)
      expect((await staffOf(demo, token)(method, path, body)).status, who).toBe(401)
  })
}

// Who has no token is refused by each endpoint; that no program counts as a person is decided in one place.
test('a program is nobody: neither the site, nor what publishes by itself, nor the key of the database [ROLE-001]', async ({
  demo,
}) => {
  const { siteReadToken, scheduleToken, secretKey } = demo.secrets
  for (const token of [siteReadToken, scheduleToken, secretKey])
    for (const [method, path, body] of [
      ['GET', 'me', undefined],
      ['GET', 'requests.csv', undefined],
      ['POST', `orders/${randomUUID()}/refunds`, {}],
      ['PATCH', `people/${randomUUID()}`, {}],
    ] as const)
      expect((await staffOf(demo, { token })(method, path, body)).status, `${method} ${path}`).toBe(401)
})

test('the front desk answers a request, and the lake refuses it a price; a clinician ticks the exam, the front desk may not [ROLE-001]', async ({
  demo,
}) => {
  const { id, email } = await newRequest(demo)
  const [fred, clara] = [staffOf(demo, 'fred'), staffOf(demo, 'clara')]
  const seen = (await fred('GET', `requests/${id}`)).json?.updatedAt
  const reply = { seen, subject: 'Your visit', text: 'Saturday at nine is free.' }
  expect((await fred('POST', `requests/${id}/replies`, reply)).status).toBe(200)
  expect(await demo.rows('mail_outbox', `recipient=eq.${email}`)).toMatchObject([{ kind: 'staff_reply' }])

  const edit = (person: PersonId) =>
    fetch(`${demo.stackUrl}/lake/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${demo.person(person).token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ mutations: [{ patch: { id: 'injection-b12', set: { price: 1 } } }] }),
    })
  expect((await edit('fred')).status).toBe(403)
  const [b12] = await demo.products('id=eq.injection-b12')
  expect(b12?.price).toBe(13)

  expect((await fred('POST', `requests/${id}/exam`, { done: true })).status).toBe(403)
  expect((await fred('GET', `requests/${id}`)).json?.exam).toBeNull()
  expect((await clara('POST', `requests/${id}/exam`, { done: true })).status).toBe(200)
  expect((await fred('GET', `requests/${id}`)).json?.exam).toMatchObject({ by: 'Clara Nguyen' })
})

test('who looks at an order or a gift card stands in the audit log', async ({ demo }) => {
  const order = await paidOrder(demo)
  const { card } = await buyGift(demo, newGift())
  for (const [path, action, subject] of [
    [`orders/${order.orderId}`, 'order.read', `order:${order.orderId}`],
    [`gift-cards/${card?.id}`, 'gift.read', `gift_card:${card?.id}`],
  ] as const) {
    expect((await staffOf(demo, 'fred')('GET', path)).status).toBe(200)
    expect(await auditOf(demo, subject)).toContainEqual(
      expect.objectContaining({ action, subject, actor: demo.person('fred').email }),
    )
  }
})

test('a page of another site can have nothing changed, and what is sent is checked by its name', async ({
  demo,
}) => {
  const { id } = await newRequest(demo)
  const answer = await fetch(`${demo.ownUrl}/api/staff/requests/${id}/notes`, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      authorization: `Bearer ${demo.person('fred').token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text: 'Hello' }),
  })
  expect(answer.status).toBe(403)
  const fred = staffOf(demo, 'fred')
  const fieldOf = async (method: string, path: string, body?: object) => {
    const { status, json } = await fred(method, path, body)
    return [status, json?.field ?? json?.error]
  }
  const seen = new Date().toISOString()
  expect(await fieldOf('POST', `requests/${id}/notes`, { text: '  ' })).toEqual([400, 'text'])
  expect(await fieldOf('POST', `requests/${id}/notes`, { text: 'x', author: 'olivia' })).toEqual([
    400,
    'author',
  ])
  expect(await fieldOf('PATCH', `requests/${id}`, { seen, status: 'needs_review' })).toEqual([400, 'status'])
  expect(await fieldOf('PATCH', `requests/${id}`, { seen, assignee: demo.person('ed').email })).toEqual([
    400,
    'assignee',
  ])
  expect(await fieldOf('PATCH', `requests/${id}`, { status: 'closed' })).toEqual([400, 'seen'])
  expect(await fieldOf('POST', `requests/${id}/replies`, { seen, subject: 'a\nBcc: b', text: 'x' })).toEqual([
    400,
    'subject',
  ])
  expect(await fieldOf('GET', 'requests?view=secret')).toEqual([400, 'view'])
  expect(await fieldOf('GET', 'requests?limit=100000')).toEqual([400, 'limit'])
  expect(await fieldOf('GET', 'requests?after=1;drop')).toEqual([400, 'after'])
  expect(await fieldOf('GET', 'requests?order=asc')).toEqual([400, 'order'])
  expect(await fieldOf('GET', 'requests/1')).toEqual([404, 'unknown'])
  expect(await fieldOf('POST', `requests/${randomUUID()}/notes`, { text: 'x' })).toEqual([404, 'unknown'])
})
