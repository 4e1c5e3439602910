import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/http-test'
import { type PaidOrder, paidOrder } from '../setup/paid-order'
import { type Answer, auditOf, newRequest, staffOf } from '../setup/staff'

const rowsOf = (json: Answer['json']) => (json?.items ?? []) as Row[]

type Row = { id: string; name: string; updatedAt: string }

test('what is late is on top, then the next promise, and what nobody was promised is last', async ({
  demo,
}) => {
  const word = `w${randomUUID()}`
  const make = (lastName: string, dueInMinutes?: number) =>
    newRequest(demo, {
      values: { lastName, message: word },
      ...(dueInMinutes !== undefined && { dueInMinutes }),
    })
  await make('Tomorrow', 1440)
  await make('Undated')
  await make('Late', -30)
  await make('Soon', 30)
  await make('Later', -600)
  const fred = staffOf(demo, 'fred')
  const names = async (query: string) => {
    const { json } = await fred('GET', `requests?search=${word}&${query}`)
    return rowsOf(json).map(({ name }) => name.replace('Ana ', ''))
  }
  expect(await names('view=open')).toEqual(['Later', 'Late', 'Soon', 'Tomorrow', 'Undated'])
  expect(await names('view=all')).toEqual(['Later', 'Soon', 'Late', 'Undated', 'Tomorrow'])
  expect(await names('view=mine')).toEqual([])
  expect(await names('view=open&form=partnership')).toEqual([])

  const found: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { json } = await fred('GET', `requests?search=${word}&limit=2${after && `&after=${after}`}`)
    found.push(...rowsOf(json).map(({ name }) => name))
    after = (json?.next as string | null) ?? null
  }
  expect(found).toEqual(['Ana Later', 'Ana Late', 'Ana Soon', 'Ana Tomorrow', 'Ana Undated'])
})

test('a request is found by name, email, phone however it is written, reference and words; nothing is a pattern', async ({
  demo,
}) => {
  const word = randomUUID()
  const phone = `(602) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const values = { firstName: 'Zoë', lastName: `Ünal${word}`, phone, message: `Is 100% _fine_, "${word}"?` }
  const { id, email } = await newRequest(demo, { values })
  const fred = staffOf(demo, 'fred')
  const finds = async (search: string) => {
    const { json } = await fred('GET', `requests?view=all&limit=200&search=${encodeURIComponent(search)}`)
    return rowsOf(json).some((row) => row.id === id)
  }
  for (const search of [
    `zoË ünal${word}`,
    email.toUpperCase(),
    phone.replace(/\D/g, ''),
    `+1 ${phone}`,
    `#${id.slice(0, 8)}`,
    `100% "${word}"`,
  ])
    expect(await finds(search), search).toBe(true)
  expect(await finds(`${word} %nothing%`)).toBe(false)
  expect(await finds(`_____${word}`)).toBe(false)
})

test('two people at once: the second is told who was faster, and nothing of theirs is done', async ({
  demo,
}) => {
  const { id, email } = await newRequest(demo)
  const [fred, clara] = [staffOf(demo, 'fred'), staffOf(demo, 'clara')]
  const seen = (await fred('GET', `requests/${id}`)).json?.updatedAt
  const taken = await fred('PATCH', `requests/${id}`, {
    seen,
    assignee: demo.person('fred').email,
    status: 'in_progress',
  })
  expect(taken.status).toBe(200)
  const late = await clara('PATCH', `requests/${id}`, { seen, status: 'closed' })
  expect([late.status, late.json?.error]).toEqual([409, 'changed'])
  expect(late.json?.message).toContain('Fred Baker changed this request today')
  const reply = await clara('POST', `requests/${id}/replies`, { seen, subject: 'Hello', text: 'Hello' })
  expect(reply.status).toBe(409)
  expect(await demo.rows('mail_outbox', `recipient=eq.${email}`)).toEqual([])
  expect((await clara('GET', `requests/${id}`)).json).toMatchObject({
    status: 'in_progress',
    assignee: { name: 'Fred Baker' },
  })
})

test('a reply clicked twice is mailed once: as a letter of the clinic, answered to its general address', async ({
  demo,
}) => {
  const { id, email } = await newRequest(demo)
  const fred = staffOf(demo, 'fred')
  const seen = (await fred('GET', `requests/${id}`)).json?.updatedAt
  const reply = { seen, subject: 'Your visit on Saturday', text: 'Dear Ana,\n\nnine is free.\n<b>Fred</b>' }
  const answers = await Promise.all([1, 2].map(() => fred('POST', `requests/${id}/replies`, reply)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect.poll(async () => (await mailboxOf(demo, email)).length).toBe(1)
  const [mail] = await mailboxOf(demo, email)
  expect(mail?.subject).toBe('Your visit on Saturday')
  expect(mail?.text).toContain('nine is free.\n<b>Fred</b>')
  expect(mail?.text).toContain('(480) 555-0142')
  expect(mail?.replyTo).toBe('hello@ocotillo.example')
  await expect
    .poll(async () => (await fred('GET', `requests/${id}`)).json)
    .toMatchObject({ status: 'answered', answeredAt: expect.any(String), isSending: false })
  const actions = (await auditOf(demo, `submission:${id}`)).map(({ action }) => action)
  expect(actions).toEqual(['request.read', 'request.replied'])
  expect(JSON.stringify(await auditOf(demo, `submission:${id}`))).not.toContain('nine is free')
})

test('who has no email address can’t be answered by mail, and the text says what to do', async ({ demo }) => {
  const { id } = await newRequest(demo, { values: { email: undefined } })
  const fred = staffOf(demo, 'fred')
  const seen = (await fred('GET', `requests/${id}`)).json?.updatedAt
  const { status, json } = await fred('POST', `requests/${id}/replies`, { seen, subject: 'x', text: 'x' })
  expect([status, json?.message]).toEqual([
    422,
    'The sender didn’t leave an email address. Please call instead.',
  ])
})

test('a message held for a review writes to nobody until somebody says it is no spam', async ({ demo }) => {
  const held = await newRequest(demo, { reviewReasons: ['too_fast'] })
  const spam = await newRequest(demo, { reviewReasons: ['honeypot'] })
  const fred = staffOf(demo, 'fred')
  const mails = (id: string) => demo.rows('mail_outbox', `submission_id=eq.${id}`)
  expect(await mails(held.id)).toEqual([])
  const decide = async (id: string, status: string) => {
    const seen = (await fred('GET', `requests/${id}`)).json?.updatedAt
    expect((await fred('PATCH', `requests/${id}`, { seen, status })).status).toBe(200)
  }
  await decide(held.id, 'new')
  await decide(spam.id, 'closed')
  expect((await mails(held.id)).map(({ kind }) => kind)).toContain('staff_submission')
  expect(await mails(spam.id)).toEqual([])
  expect((await fred('GET', `requests/${held.id}`)).json?.status).toBe('new')
})

test('the table opens in a spreadsheet: no cell is a formula, every character is there', async ({ demo }) => {
  const word = `w${randomUUID()}`
  const hostile = [
    '=HYPERLINK("http://evil.example";"x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    'Zoë 李 👩‍⚕️ שלום',
    'a "b", c;\nd',
  ]
  for (const lastName of hostile)
    await newRequest(demo, { values: { lastName, message: `${lastName} ${word}` } })
  const { status, headers, text } = await staffOf(demo, 'fred')('GET', `requests.csv?view=all&search=${word}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text.startsWith('\ufeff"Reference","Form","Status",')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(hostile.length + 2)
  for (const cell of hostile) {
    const safe = /^[=+\-@]/.test(cell) ? `'${cell}` : cell
    expect(text).toContain(`"${safe.replaceAll('"', '""')}"`)
    expect(text).toContain(`"${safe.replaceAll('"', '""')} ${word}"`)
  }
  expect(text).not.toMatch(/(^|,)"?[=+@]/m)
})

test('a call-back asked for from a block tells staff what it was for', async ({ demo }) => {
  const { id } = await newRequest(demo, { form: 'call-back', values: { about: 'portal' } })
  expect((await staffOf(demo, 'fred')('GET', `requests/${id}`)).json?.fields).toContainEqual(
    expect.objectContaining({ label: 'Topic', text: 'The client portal' }),
  )
})

test('an order shows who bought it, and is found by name, by our number and by PayPal’s numbers', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const other = await paidOrder(demo)
  const fred = staffOf(demo, 'fred')
  const name = `Zoë Ünal-${order.ref}`
  expect((await fred('GET', `orders/${order.orderId}`)).json).toMatchObject({
    buyerName: 'Demo Buyer',
    paypalOrders: [order.paypalOrderId],
    payments: [{ captureId: order.captureId }],
  })
  await demo.change('orders', `id=eq.${order.orderId}`, { buyer_name: name })
  const found = async (search: string) => {
    const { json } = await fred('GET', `orders?limit=200&search=${encodeURIComponent(search)}`)
    return rowsOf(json).map(({ id }) => id)
  }
  for (const search of [
    name.toUpperCase(),
    order.email,
    `#${order.ref}`,
    order.orderId,
    order.paypalOrderId,
    order.captureId.toLowerCase(),
  ])
    expect(await found(search), search).toEqual([order.orderId])
  expect(await found(other.paypalOrderId)).toEqual([other.orderId])
  expect(await found(`${order.captureId}%`)).toEqual([])
  const { json } = await fred('GET', `orders?search=${order.captureId}`)
  expect(json?.items).toMatchObject([{ buyerName: name, reference: order.ref }])
})

test('the table of orders is the list that was looked at, no cell of it is a formula, and taking it away is recorded', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  await demo.change('orders', `id=eq.${order.orderId}`, { buyer_name: '=HYPERLINK("http://evil.example")' })
  const fred = staffOf(demo, 'fred')
  const { status, headers, text } = await fred('GET', `orders.csv?search=${order.captureId}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers.get('cache-control')).toContain('no-store')
  const [head, row, ...rest] = text.split('\r\n')
  expect(head).toBe(
    '\ufeff"Order","Status","Buyer","Email","Ordered","Paid","Fulfilled","Units","Total","Discount","Travel fee","Area","ZIP code","Phone","PayPal order","PayPal payment"',
  )
  expect(row).toContain(`"${order.ref}","Paid","'=HYPERLINK(""http://evil.example"")","${order.email}"`)
  expect(row).toContain(
    `,2,"26.00","0.00","0.00","Scottsdale","85251","(480) 555-0100","${order.paypalOrderId}","${order.captureId}"`,
  )
  expect(rest).toEqual([''])
  const added = await demo.rows('audit_log', `request_id=eq.${headers.get('x-request-id')}`)
  expect(added).toMatchObject([
    {
      action: 'order.exported',
      actor: demo.person('fred').email,
      subject: 'orders',
      detail: { status: null, count: 1 },
    },
  ])
  expect(JSON.stringify(added)).not.toContain(order.captureId)
  expect((await staffOf(demo, 'clara')('GET', 'orders.csv')).status).toBe(403)
  expect((await fred('GET', 'orders.csv?status=refunded&limit=5')).json?.field).toBe('limit')
})

test('an order that was paid back needs no exam: a clinician can mark none, but can take a tick back', async ({
  demo,
}) => {
  const clara = staffOf(demo, 'clara')
  const exam = (order: PaidOrder, done: boolean) => clara('POST', `orders/${order.orderId}/exam`, { done })
  const giveBack = async ({ orderId, captureId, totalCents: cents }: PaidOrder) => {
    const body = { id: randomUUID(), captureId, cents, seenCents: cents, reason: 'Cancelled.' }
    expect((await staffOf(demo, 'fred')('POST', `orders/${orderId}/refunds`, body)).status).toBe(200)
    const read = async () => (await clara('GET', `orders/${orderId}`)).json?.status
    await expect.poll(read).toBe('refunded')
  }
  const [order, ticked] = [await paidOrder(demo), await paidOrder(demo)]
  expect((await exam(ticked, true)).status).toBe(200)
  await giveBack(order)
  await giveBack(ticked)
  expect(await exam(order, true)).toMatchObject({
    status: 409,
    json: {
      error: 'not_owed',
      message: 'Nothing of this order will be given anymore, so there is no exam to mark as done.',
    },
  })
  expect(await demo.rows('exam_checks', `order_id=eq.${order.orderId}`)).toEqual([])
  expect((await exam(ticked, false)).status).toBe(200)
  expect((await exam(ticked, true)).status).toBe(409)
})
