import type { Demo } from '../setup/demo'
import { newSender, postForm, sendProved, sendValues, stored, workFor } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefOf, type PageFacts, textOf } from '../setup/page-facts'
import { sendPlainly } from '../setup/plain-form'
import { linkIn, mailsTo, newSubscriber, nextMail, subscriberOf, withoutLinks } from '../setup/subscribers'

/** What is told who signs up with this address, and does the work that is asked for. */
async function told(demo: Demo, email: string) {
  const sent = await sendValues(demo, 'newsletter', { firstName: 'Eve', email })
  const { challenge, ...answer } = sent.json
  const proved = await postForm(demo, 'proof', await workFor(challenge))
  return [sent.status, answer, proved.status, proved.json]
}

test('a sign-up is confirmed by the mail’s button, welcomed, ended and taken back by its links [NEWS-004] [CALL-014]', async ({
  demo,
}) => {
  const email = newSender()
  const status = async () => (await subscriberOf(demo, email))?.status
  const title = ({ main }: PageFacts) => textOf(main.getByRole('heading', { level: 1 }))
  const open = (link: string, init?: RequestInit) => {
    const { pathname, search } = new URL(link)
    return fetchPage(demo, `${pathname}${search}`, init)
  }
  const press = ({ main, document, headers }: PageFacts, label: string) => {
    const { name, value } = main.getByRole('button', { name: label }) as HTMLButtonElement
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    // Browsers name no origin: the page sends no referrer.
    return open(document.URL, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams({ [name]: value }),
    })
  }
  await sendProved(demo, 'newsletter', { firstName: 'Ana', email })
  const question = await nextMail(demo, email, 'Please confirm your subscription')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'pending', first_name: 'Ana' })
  expect(withoutLinks(question.text + question.html)).not.toContain('Ana')

  const confirm = await open(linkIn(question, 'confirm'))
  expect(title(confirm)).toBe('Confirm your subscription')
  expect(await status()).toBe('pending')
  expect(title(await press(confirm, 'Confirm'))).toBe('You are subscribed')
  expect(await status()).toBe('confirmed')

  const welcome = await nextMail(demo, email, 'You are subscribed')
  const left = await press(await open(linkIn(welcome, 'unsubscribe')), 'Unsubscribe')
  expect(title(left)).toBe('You are unsubscribed')
  expect(await status()).toBe('unsubscribed')
  expect(title(await press(left, 'Subscribe me again'))).toBe('Welcome back')
  expect(await status()).toBe('confirmed')
  const waiting = (await stored(demo, 'newsletter', email)).filter(({ status }) => status === 'new')
  expect(waiting, 'a sign-up is no request to answer').toEqual([])
})

test('who is subscribed already is told the same as a stranger and gets no mail', async ({ demo }) => {
  const known = newSender()
  const stranger = newSender()
  await newSubscriber(demo, known)
  const answer = await told(demo, known.toUpperCase())
  expect(answer.slice(0, 2)).toEqual([200, { outcome: 'received', isHeld: true }])
  expect(answer).toEqual(await told(demo, stranger))
  expect(await subscriberOf(demo, known)).toMatchObject({ status: 'confirmed', first_name: 'Ana' })
  await nextMail(demo, stranger, 'Please confirm your subscription')
  expect(await mailsTo(demo, known)).toEqual([])
  expect(await mailsTo(demo, known.toUpperCase())).toEqual([])
})

test('who asks for news of events asks for that list alone [EVENT-006]', async ({ demo }) => {
  const email = newSender()
  await sendProved(demo, 'event-alert', { email })
  const question = await nextMail(demo, email, 'Please confirm your subscription')
  expect(question.text).toContain('news about upcoming events')
  expect(await subscriberOf(demo, email, 'event_alerts')).toMatchObject({ status: 'pending' })
  expect(await subscriberOf(demo, email, 'newsletter')).toBeUndefined()
})

test('a link older than seven days says so and leads to a new one', async ({ demo }) => {
  const email = newSender()
  await sendProved(demo, 'newsletter', { firstName: 'Ana', email })
  const question = await nextMail(demo, email, 'Please confirm your subscription')
  await demo.change('newsletter_subscribers', `email=eq.${email}`, { confirm_until: '2020-01-01T00:00:00Z' })
  const { pathname, search } = new URL(linkIn(question, 'confirm'))
  const page = await fetchPage(demo, `${pathname}${search}`)
  expect(page.main.getAllByRole('button', { name: 'Confirm' })).toHaveLength(1)
  const refused = await sendPlainly(demo, page, 'form', {})
  expect(refused.status).toBe(410)
  expect(textOf(refused.main.getByRole('heading', { level: 1 }))).toBe('This link has expired')
  expect(hrefOf(refused.main.getByRole('link', { name: 'Subscribe again' }))).toBe('/newsletter')
  expect(await subscriberOf(demo, email)).toMatchObject({ status: 'pending' })
})
