import type { Locator, Page } from '@playwright/test'
import type { FormId } from '../../lib/care/forms/shared/forms.ts'
import { accessProblems } from '../setup/access'
import { expect, test } from '../setup/fixtures'
import { minimalAnswers } from '../setup/form-table'
import { kept, newSender, openForm, postForm, stored } from '../setup/forms'

/** The discount card is in discount-card.spec.ts: it changes. */
type WalkedForm = Exclude<FormId, 'discount'>
type Answers = { [label: string]: string }

type Text = {
  form: WalkedForm
  ids: string
  /** Null where it is said at the field only. */
  missing: [title: string, text: string] | null
  success: [title: string, text: string]
  button: string
}
const notSaved = [
  'Something went wrong',
  'We could not save your request. Please try again or call us.',
] as const
const requiredMissing: Text['missing'] = ['Required Fields Missing', 'Please fill in all required fields.']

const texts: Text[] = [
  {
    form: 'contact',
    ids: '[CONT-006] [ERR-022] [ERR-023] [VALID-017] [VALID-018]',
    missing: ['Required Fields Missing', 'Please fill in all required fields.'],
    success: ['Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."],
    button: 'Send message',
  },
  {
    form: 'newsletter',
    ids: '[ERR-020] [ERR-021] [VALID-016]',
    missing: ['Required Fields Missing', 'Please fill in your name and email address.'],
    success: [
      'Successfully Subscribed!',
      "Thank you for subscribing to our newsletter. You'll receive wellness tips and exclusive offers. One last step: open the email we've just sent you and press the button in it.",
    ],
    button: 'Subscribe',
  },
  {
    form: 'event-inquiry',
    ids: '[ERR-013] [ERR-014] [VALID-006] [VALID-007]',
    missing: ['Required fields missing', 'Please fill in all required fields.'],
    success: [
      'Inquiry submitted!',
      'Thank you for your inquiry! We will contact you within 24 hours to discuss your event needs.',
    ],
    button: 'Send inquiry',
  },
  {
    form: 'estimate',
    ids: '[GFE-013] [ERR-012] [VALID-004] [VALID-005]',
    missing: ['Required Fields Missing', 'Please fill in all required fields.'],
    success: [
      'Request submitted successfully',
      "We'll send your Good Faith Estimate within 3 business days.",
    ],
    button: 'Request estimate',
  },
  {
    form: 'partnership',
    ids: '[SPON-006] [ERR-018] [ERR-019] [VALID-013] [VALID-015]',
    missing: ['Required Fields Missing', 'Please fill in all required fields.'],
    success: [
      'Application Submitted!',
      'Thank you for your interest in partnering with us. We will respond within 2-3 business days.',
    ],
    button: 'Submit application',
  },
  {
    form: 'call-back',
    ids: '',
    missing: requiredMissing,
    success: ['We’ll call you', 'Thank you. We’ll call within 24 hours, at the time you chose if we can.'],
    button: 'Request a call',
  },
  {
    form: 'waitlist',
    ids: '',
    missing: requiredMissing,
    success: [
      'You’re on the waitlist',
      'Thank you. We’ll email you as soon as our nurses come to your ZIP code.',
    ],
    button: 'Join the waitlist',
  },
  {
    form: 'event-alert',
    ids: '[EVENT-006]',
    missing: null,
    success: [
      'One more step',
      'Check your inbox and press the button in our email. Then you’ll hear from us when a new event is set.',
    ],
    button: 'Create Event Alert',
  },
  {
    form: 'event-rsvp',
    ids: '[EVENT-002]',
    missing: requiredMissing,
    success: [
      'You’re in',
      'Your spot is reserved. The details and a calendar file are on their way to your inbox.',
    ],
    button: 'Reserve',
  },
]

for (const { form, ids, missing, success, button } of texts) {
  test(`${form}: a required field must be filled in; while the server is away every word stays; two quick clicks store it once and empty it [CALL-014] ${ids}`, {
    // The others are made of the same parts.
    tag: form === 'contact' ? [] : '@long',
  }, async ({ page, demo, provoked }) => {
    provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
    const element = await openForm(page, form)
    const sender = newSender()
    const answers: Answers = minimalAnswers(form, sender)
    await fill(element, answers)
    const [left = '', words = ''] = Object.entries(answers)[0] ?? []
    await answer(element, left, '')
    await element.getByRole('button', { name: button }).click()
    if (missing) await expectToast(page, missing, 'alert')
    await expect(field(element, left)).toBeFocused()
    await expect(field(element, left)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(element, left)).toHaveAccessibleDescription(/Please|please/)
    if (missing) await closeToasts(page)
    await answer(element, left, words)
    expect(await kept(demo, form, sender)).toEqual([])

    await page.context().setOffline(true)
    await send(element)
    await expectToast(page, notSaved, 'alert')
    await expect(page.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
    for (const [label, value] of Object.entries(answers))
      await expect(field(element, label)).toHaveValue(value)
    await page.context().setOffline(false)

    const sent = page.waitForRequest(`**/api/forms/${form}`)
    await element.getByRole('button', { name: button }).dblclick()
    const body = (await sent).postDataJSON()
    await expectToast(page, success, 'status')
    await expect.poll(() => kept(demo, form, sender)).toHaveLength(1)
    for (const label of Object.keys(answers)) await expect(field(element, label)).toHaveValue('')
    await expect(element.getByRole('checkbox', { checked: true })).toHaveCount(0)

    // As a tab does that was restored with its key, or a connection that repeats itself.
    expect((await postForm(demo, form, body)).status).toBe(200)
    expect(await kept(demo, form, sender)).toHaveLength(1)
  })
}

test('an email or website of the wrong shape is named before anything is sent [VALID-014]', {
  tag: '@long',
}, async ({ page, demo }) => {
  const element = await openForm(page, 'partnership')
  await expect(field(element, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(element, 'Website')).toHaveAttribute('type', 'url')
  const email = newSender()
  await fill(element, { ...minimalAnswers('partnership', 'ana@'), Website: 'example' })
  await send(element)
  await expect(field(element, 'Email')).toHaveAccessibleDescription(/like name@example.com/)
  await expect(field(element, 'Website')).toHaveAccessibleDescription(/like https:\/\/example.com\.$/)
  // Two are listed, and the list has the focus; each leads to its field and leaves once it is solved.
  const summary = element.locator('[data-summary]')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('alert').getByRole('link')).toHaveText([
    /like name@example.com/,
    /like https:\/\/example.com\.$/,
  ])
  expect(await accessProblems(page, { within: 'form[action="/api/forms/partnership"]' })).toEqual([])
  await summary.getByRole('link').last().click()
  await expect(field(element, 'Website')).toBeFocused()
  await answer(element, 'Email', email)
  await expect(field(element, 'Email')).not.toHaveAttribute('aria-invalid')
  await expect(summary.getByRole('link')).toHaveCount(1)
  await answer(element, 'Website', 'https://example.com')
  await expect(summary).toBeHidden()
  await send(element)
  await expect(page.getByText('Application Submitted!')).toBeVisible()
  expect(await stored(demo, 'partnership', email)).toMatchObject([
    { payload: { website: 'https://example.com' } },
  ])
})

test('what only the server finds wrong is named at its field, and every word stays', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  // A visitor's clock may be wrong: which day is past, the server says.
  const element = await openForm(page, 'event-inquiry')
  await fill(element, { ...minimalAnswers('event-inquiry', newSender()), 'Event date': '2020-02-29' })
  await send(element)
  await expect(field(element, 'Event date')).toHaveAccessibleDescription(/today or later/)
  await expect(field(element, 'Event date')).toBeFocused()
  await expect(element.locator('[data-summary]')).toBeHidden()
  await expect(field(element, 'Phone')).toHaveValue('(480) 555-0100')
})

test('a message that could not be stored says so and keeps every word; sent again it is stored once', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  const element = await openForm(page, 'contact')
  const email = newSender()
  await fill(element, minimalAnswers('contact', email))
  // The first is stored, but its answer is lost.
  await page.route('**/api/forms/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(element)
  await expectToast(page, notSaved, 'alert')
  await expect(page.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(field(element, 'Message')).toHaveValue('Hello')
  await page.unroute('**/api/forms/contact')
  await send(element)
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(await stored(demo, 'contact', email)).toHaveLength(1)
})

test('the newsletter says Subscribing... for a second [NEWS-003] [NEWS-004]', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install()
  const element = await openForm(page, 'newsletter')
  await fill(element, minimalAnswers('newsletter', newSender()))
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse('**/api/forms/newsletter')
  await send(element)
  await expect(element.getByRole('button')).toHaveText('Subscribing...')
  await expect(element.getByRole('button')).toBeDisabled()
  await answered
  await page.clock.runFor(999)
  await expect(element.getByRole('button')).toBeDisabled()
  await page.clock.runFor(1)
  await expect(page.getByText('Successfully Subscribed!')).toBeVisible()
  await expect(element.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  await expect(field(element, 'First name')).toHaveValue('')
  await expect(field(element, 'Email')).toHaveValue('')
})

test('a link chooses the subject; what no list knows is ignored [ROUTE-017]', async ({ page }) => {
  await expect(field(await openForm(page, 'contact', '?subject=career-inquiry'), 'Subject')).toHaveValue(
    'career-inquiry',
  )
  await expect(field(await openForm(page, 'contact', '?subject=billing'), 'Subject')).toHaveValue('billing')
  await expect(field(await openForm(page, 'contact', '?subject=%22%3E'), 'Subject')).toHaveValue('')
})

test('services are selected and left again, with a running total [GFE-011] [GFE-012] [ERR-011]', async ({
  page,
  demo,
}) => {
  const element = await openForm(page, 'estimate')
  const drip = element.getByRole('checkbox', { name: /IV Drip/ })
  const total = element.getByText(/^Estimated total/)
  await expect(total).toHaveCount(0)
  await element.getByText('IV Drip Therapy', { exact: true }).click()
  await expect(drip).toBeChecked()
  await expect(total).toHaveText('Estimated total: $149')
  await element.getByText('Consultation', { exact: true }).click()
  await expect(total).toHaveText('Estimated total: $248')
  await drip.press('Space')
  await expect(drip).not.toBeChecked()
  await expect(total).toHaveText('Estimated total: $99')
  await element.getByText('Consultation', { exact: true }).click()
  await expect(total).toHaveCount(0)

  const email = newSender()
  await fill(element, minimalAnswers('estimate', email), [])
  await send(element)
  await expectToast(
    page,
    ['Please select services', 'Select at least one service for your estimate.'],
    'alert',
  )
  await drip.check()
  await element.getByRole('checkbox', { name: /Consultation/ }).check()
  await send(element)
  await expect(page.getByText('Request submitted successfully')).toBeVisible()
  await expect(total).toHaveCount(0)
  expect((await stored(demo, 'estimate', email))[0]?.payload.services).toEqual([
    { id: 'iv-therapy', title: 'IV Drip Therapy', price: 149, selected: true },
    { id: 'consultation', title: 'Consultation', price: 99, selected: true },
  ])
})

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

test('offline before the form was touched: its code can’t come, the visitor is told, and every word stays', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  const sender = newSender()
  const answers = minimalAnswers('contact', sender)
  const element = await openForm(page, 'contact')
  await page.context().setOffline(true)
  await fill(element, answers)
  await send(element)
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
  for (const [label, value] of Object.entries(answers)) await expect(field(element, label)).toHaveValue(value)
  await page.context().setOffline(false)
  await send(element)
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expect.poll(() => kept(demo, 'contact', sender)).toHaveLength(1)
})

async function answer(form: Locator, label: string, value: string) {
  const control = field(form, label)
  const isSelect = (await control.evaluate(({ tagName }) => tagName)) === 'SELECT'
  await (isSelect ? control.selectOption(value) : control.fill(value))
}

async function fill(form: Locator, answers: Answers, services = [/IV Drip/]) {
  for (const [label, value] of Object.entries(answers)) await answer(form, label, value)
  if ((await form.getByRole('checkbox').count()) === 0) return
  for (const name of services) await form.getByRole('checkbox', { name }).check()
}

const send = (form: Locator) => form.locator('button[type=submit]').click()

async function expectToast(page: Page, [title, text]: readonly string[], role: 'alert' | 'status') {
  const area = page.getByRole('region', { name: 'Notifications' }).getByRole(role)
  await expect(area.getByText(title ?? '', { exact: true })).toBeVisible()
  await expect(area.getByText(text ?? '', { exact: true })).toBeVisible()
}

async function closeToasts(page: Page) {
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Close/ })
  // It may have closed by itself.
  await close.click({ timeout: 5000 }).catch(async (problem) => {
    if ((await close.count()) > 0) throw problem
  })
  await expect(close).toHaveCount(0)
}
