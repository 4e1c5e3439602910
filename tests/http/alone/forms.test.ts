import { randomUUID } from 'node:crypto'
import { fieldsOf, formIds } from '../../../lib/care/forms/shared/forms.ts'
import { connectToDatabase } from '../../setup/database'
import { minimalValues } from '../../setup/form-table'
import { newSender, postForm, sendProved, sendValues, stored } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'

const hostile: [what: string, value: unknown][] = [
  ['a NUL', 'a\0b'],
  ['half an emoji', 'a\ud800'],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['a number', 7],
  ['null', null],
  ['a list in a list', [['x']]],
  ['an object', { $ne: '' }],
]

for (const form of formIds) {
  test(`${form}: whatever is put into a field is refused by its name, never a server error`, async ({
    demo,
  }) => {
    const email = newSender()
    for (const { name, isRequired } of fieldsOf(form)) {
      const tries = isRequired ? [...hostile, ['nothing', ''], ['blanks', ' \t ']] : hostile
      for (const [what, value] of tries) {
        const { status, json } = await sendValues(demo, form, {
          ...minimalValues(form, email),
          [name]: value,
        })
        const named = `${name}, ${what}: ${status} ${json?.field} ${Object.keys(json?.problems ?? {})}`
        expect(named).toBe(`${name}, ${what}: 400 ${name} ${name}`)
      }
    }
    const { status, json } = await sendValues(demo, form, {
      ...minimalValues(form, email),
      status: 'answered',
    })
    expect([status, json.field]).toEqual([400, 'status'])
    expect(await stored(demo, form, email)).toEqual([])
  })

  test(`${form}: odd but honest text is stored as it was typed`, async ({ demo }) => {
    const odd = "Zoë 李 👩‍⚕️ שלום \u202eabc\u202c <script>alert(1)</script> =1+1 '); drop table--"
    const email = newSender()
    const free = fieldsOf(form).filter(
      ({ kind, name }) => (kind === 'line' || kind === 'paragraph') && name !== 'name',
    )
    const values = {
      ...minimalValues(form, email),
      ...Object.fromEntries(free.map(({ name }) => [name, odd])),
    }
    expect((await sendValues(demo, form, values)).status).toBe(200)
    const [row] = await stored(demo, form, email)
    for (const { name } of free) expect(row?.payload[name]).toBe(odd)
  })
}

test('what is not a filled-in form is refused', async ({ demo }) => {
  const good = { key: randomUUID(), values: minimalValues('contact', newSender()) }
  expect((await postForm(demo, 'nope', good)).status).toBe(404)
  expect((await postForm(demo, '__proto__', good)).status).toBe(404)
  expect((await postForm(demo, 'contact', good, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await postForm(demo, 'contact', 'firstName=Ana', { origin: 'null' })).status).toBe(403)
  expect((await postForm(demo, 'contact', good, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await postForm(demo, 'contact', { ...good, key: '' })).json.field).toBe('key')
  expect((await postForm(demo, 'contact', { key: good.key })).json.field).toBe('values')
  expect((await postForm(demo, 'contact', { ...good, values: [] })).json.field).toBe('values')
  expect((await postForm(demo, 'contact', { ...good, values: { x: 'x'.repeat(70_000) } })).status).toBe(413)
  expect((await postForm(demo, 'contact', `message=${'x'.repeat(300_000)}`)).status).toBe(413)
})

test('a price or a service that is not on offer is not taken from the browser', async ({ demo }) => {
  const email = newSender()
  const ask = (services: unknown) =>
    sendValues(demo, 'estimate', { ...minimalValues('estimate', email), services })
  expect((await ask(['gold'])).json.field).toBe('services')
  expect((await ask([{ id: 'iv-therapy', price: 1 }])).json.field).toBe('services')
  expect(await stored(demo, 'estimate', email)).toEqual([])
})

test('the same message sent five times at once is stored once, a corrected one again; staff get a mail that tells nothing of it', async ({
  demo,
}) => {
  const email = newSender()
  const key = randomUUID()
  const values = { ...minimalValues('contact', email), message: 'My secret knee' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendValues(demo, 'contact', values, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await sendProved(demo, 'contact', { ...values, message: 'My secret elbow' }, key)
  const messages = (await stored(demo, 'contact', email)).map(({ payload }) => payload.message)
  expect(messages).toEqual(['My secret knee', 'My secret elbow'])

  const [, { id } = { id: '' }] = await stored(demo, 'contact', email)
  expect(await demo.rows('mail_outbox', `dedupe_key=eq.staff_submission:${id}`)).toMatchObject([
    { data: { form: 'contact' }, submission_id: id, recipient: null },
  ])
  const mails = async () =>
    (await fetch(`${demo.stackUrl}/mail/messages.json?to=bookings@ocotillo.example`)).json()
  await expect.poll(async () => JSON.stringify(await mails())).toContain('A new contact message is waiting')
  expect(JSON.stringify(await mails())).not.toContain('secret')
  expect(JSON.stringify(await mails())).not.toContain(email)
})

test('one address may send twenty forms a minute', async ({ demo }) => {
  const from = { 'x-forwarded-for': '10.255.255.1' }
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1)
    statuses.push((await postForm(demo, 'contact', { key: randomUUID(), values: {} }, from)).status)
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('without scripts a double click stores once, and services can be chosen', async ({ demo }) => {
  const email = newSender()
  const { services: _, ...values } = minimalValues('estimate', email)
  const body = `${new URLSearchParams(values as Record<string, string>)}&services=iv-therapy&services=peptides`
  const from = { 'x-forwarded-for': '10.255.255.2', referer: `${demo.siteUrl}/good-faith-estimate` }
  for (let n = 0; n < 2; n += 1) {
    const { status, headers } = await postForm(demo, 'estimate', body, from)
    expect([status, headers.get('location')]).toEqual([
      303,
      '/forms/estimate/sent?back=%2Fgood-faith-estimate',
    ])
  }
  expect(await stored(demo, 'estimate', email)).toMatchObject([
    { payload: { services: [{ id: 'iv-therapy' }, { id: 'peptides' }] } },
  ])
})

test('while nothing can be stored nobody is told that it was, and every word comes back', async ({
  demo,
}) => {
  const sql = await connectToDatabase(demo)
  const email = newSender()
  const values = { ...minimalValues('contact', email), message: 'Keep this & me' }
  try {
    await sql`revoke execute on function public.submit_form from service_role`
    const { status, json } = await sendValues(demo, 'contact', values)
    expect([status, json.error]).toEqual([503, 'not_saved'])
    const plain = await postForm(demo, 'contact', String(new URLSearchParams(values as never)))
    expect(plain.status).toBe(503)
    expect(plain.text).toContain('We could not save your request. Please try again or call us.')
    expect(plain.text).toContain('Keep this &amp; me')
  } finally {
    await sql`grant execute on function public.submit_form to service_role`
    await sql.end()
  }
  expect(await stored(demo, 'contact', email)).toEqual([])
  expect((await sendValues(demo, 'contact', values)).status).toBe(200)
})
