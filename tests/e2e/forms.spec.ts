import type { Locator, Page } from '@playwright/test'
import type { FormId } from '../../lib/forms/model.ts'
import { expect, test } from '../setup/fixtures'
import { addresses, kept, newSender, openForm, openForms, stored } from '../setup/forms'

type Answers = { [label: string]: string }
const person = { 'First name': 'Ana', 'Last name': 'Ruiz' }

/** The required answers of each form by label, as a visitor gives them; who sends is each test's own. */
const required: Record<FormId, Answers> = {
  contact: { ...person, Message: 'Can you come on Friday?' },
  newsletter: { 'First name': 'Ana' },
  'event-inquiry': {
    ...person,
    Phone: '(480) 555-0100',
    'Kind of event': 'wedding',
    'Number of guests': '11-25',
  },
  estimate: {
    ...person,
    Phone: '(480) 555-0100',
    'Date of birth': '1980-02-29',
    'Insurance status': 'self-pay',
  },
  partnership: { ...person, Phone: '(480) 555-0100', 'Kind of partnership': 'brand-ambassador' },
  'call-back': { Phone: '(480) 555-0100' },
  waitlist: { 'First name': 'Ana', 'ZIP code': '85281' },
  discount: {},
  'event-alert': {},
  'event-rsvp': person,
}

const senderLabel = (form: FormId) => (form === 'call-back' ? 'Name' : 'Email')

type Text = {
  form: FormId
  ids: string
  /** Null where it is said at the field only. */
  missing: [title: string, text: string] | null
  success: [title: string, text: string]
  button: string
}
const requiredMissing: Text['missing'] = ['Required Fields Missing', 'Please fill in all required fields.']

/** The discount card is in discount-card.spec.ts: it changes. */
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
      "Thank you for subscribing to our newsletter. You'll receive wellness tips and exclusive offers.",
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
    success: ['We will call you', 'Thank you. We call within 24 hours, at the time you chose if we can.'],
    button: 'Ask for a call',
  },
  {
    form: 'waitlist',
    ids: '',
    missing: requiredMissing,
    success: [
      'You are on the waitlist',
      'Thank you. We write to you as soon as our nurses come to your ZIP code.',
    ],
    button: 'Join the waitlist',
  },
  {
    form: 'event-alert',
    ids: '[EVENT-006]',
    missing: null,
    success: [
      'One more step',
      'Check your inbox and press the button in our email. Then we write when a new event is set.',
    ],
    button: 'Create Event Alert',
  },
  {
    form: 'event-rsvp',
    ids: '[EVENT-002]',
    missing: requiredMissing,
    success: [
      "You're in",
      'Your spot is reserved. The details and a calendar file are on their way to your inbox.',
    ],
    button: 'Reserve',
  },
]

for (const { form, ids, missing, success, button } of texts) {
  test(`${form}: each required field must be filled in, then it is stored and emptied [CALL-014] ${ids}`, async ({
    page,
    demo,
  }) => {
    const element = await openForm(page, form)
    const sender = newSender()
    const answers: Answers = { ...required[form], [senderLabel(form)]: sender }
    for (const left of Object.keys(answers)) {
      await fill(element, answers)
      await answer(element, left, '')
      await element.getByRole('button', { name: button }).click()
      if (missing) await expectToast(page, missing, 'alert')
      await expect(field(element, left)).toBeFocused()
      await expect(field(element, left)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(element, left)).toHaveAccessibleDescription(/Please|please/)
      if (missing) await closeToasts(page)
    }
    expect(await kept(demo, form, sender)).toEqual([])

    await fill(element, answers)
    await element.getByRole('button', { name: button }).click()
    await expectToast(page, success, 'status')
    await expect.poll(() => kept(demo, form, sender)).toHaveLength(1)
    for (const label of Object.keys(answers)) await expect(field(element, label)).toHaveValue('')
    await expect(element.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
}

test('an e-mail or website of the wrong shape is named before anything is sent [VALID-014]', async ({
  page,
  demo,
}) => {
  const element = await openForm(page, 'partnership')
  await expect(field(element, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(element, 'Website')).toHaveAttribute('type', 'url')
  const email = newSender()
  await fill(element, { ...required.partnership, Email: 'ana@', Website: 'example' })
  await send(element)
  await expect(field(element, 'Email')).toHaveAccessibleDescription(/like name@example.com/)
  await expect(field(element, 'Email')).toBeFocused()
  await expect(field(element, 'Website')).toHaveAccessibleDescription(/like https:\/\/example.com\.$/)
  await answer(element, 'Email', email)
  await expect(field(element, 'Email')).not.toHaveAttribute('aria-invalid')
  await answer(element, 'Website', 'https://example.com')
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
  const element = await openForm(page, 'contact')
  await fill(element, { ...required.contact, Email: 'ana@example', Phone: '12' })
  await send(element)
  await expect(field(element, 'Email')).toHaveAccessibleDescription(/name@example.com/)
  await expect(field(element, 'Phone')).toHaveAccessibleDescription(/area code/)
  await expect(field(element, 'Email')).toBeFocused()
  await expect(field(element, 'Message')).toHaveValue('Can you come on Friday?')
})

test('a message that could not be stored says so and keeps every word; sent again it is stored once', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  const element = await openForm(page, 'contact')
  const email = newSender()
  await fill(element, { ...required.contact, Email: email })
  // The first is stored, but its answer is lost.
  await page.route('**/api/forms/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(element)
  await expectToast(
    page,
    ['Something went wrong', 'We could not save your request. Please try again or call us.'],
    'alert',
  )
  await expect(page.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(field(element, 'Message')).toHaveValue('Can you come on Friday?')
  await page.unroute('**/api/forms/contact')
  await send(element)
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(await stored(demo, 'contact', email)).toHaveLength(1)
})

for (const form of openForms) {
  test(`${form}: while the server is away every word stays; then two quick clicks store it once, and so does another tab that sends it again`, async ({
    page,
    context,
    demo,
    provoked,
  }) => {
    provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
    const sender = newSender()
    const answers = { ...required[form], [senderLabel(form)]: sender }
    const element = await openForm(page, form)
    await fill(element, answers)
    await context.setOffline(true)
    await send(element)
    await expectToast(
      page,
      ['Something went wrong', 'We could not save your request. Please try again or call us.'],
      'alert',
    )
    await expect(page.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
    for (const [label, value] of Object.entries(answers))
      await expect(field(element, label)).toHaveValue(value)
    await context.setOffline(false)

    const sent = page.waitForRequest(`**/api/forms/${form}`)
    await element.locator('button[type=submit]').dblclick()
    const body = (await sent).postData() ?? ''
    await expect.poll(() => kept(demo, form, sender)).toHaveLength(1)

    // As a tab does that was restored with its key, or a connection that repeats itself.
    const tab = await context.newPage()
    await tab.goto('/robots.txt')
    const headers = { 'content-type': 'application/json' }
    const again = await tab.evaluate(
      async ([path, text, init]) => (await fetch(path, { method: 'POST', headers: init, body: text })).status,
      [`/api/forms/${form}`, body, headers] as const,
    )
    expect(again).toBe(200)
    expect(await kept(demo, form, sender)).toHaveLength(1)
  })

  test(`${form}: without scripts it is sent, too, and waits for a look`, async ({
    demo,
    withoutScripts: page,
  }) => {
    const sender = newSender()
    await page.goto(addresses[form])
    const element = page.locator(`form[action="/api/forms/${form}"]`)
    await fill(element, { ...required[form], [senderLabel(form)]: sender })
    await send(element)
    await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute(
      'href',
      addresses[form],
    )
    expect(await stored(demo, form, sender)).toMatchObject([
      { status: 'needs_review', reasons: ['no_timestamp'] },
    ])
  })
}

test('both promises stand on the page of estimates; what is said after sending is the longer one [GFE-014]', async ({
  page,
}) => {
  await openForm(page, 'estimate')
  const main = page.getByRole('main')
  await expect(main).toContainText('Within 3 business days of your request.')
  await expect(main).toContainText('Within 1 business day, for services scheduled within 3 days.')
})

test('the newsletter says Subscribing... for a second [NEWS-002] [NEWS-003] [NEWS-004]', async ({ page }) => {
  await page.clock.install()
  const element = await openForm(page, 'newsletter')
  await expect(element.getByRole('textbox')).toHaveCount(2)
  await fill(element, { ...required.newsletter, Email: newSender() })
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

test('the fields of the contact form [CONT-004] [CONT-005] [VALID-019]', async ({ page }) => {
  const element = await openForm(page, 'contact')
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Subject', 'Message'])
    await expect(field(element, label)).toBeVisible()
  await expect(field(element, 'Message')).toHaveAttribute('rows', '6')
  await expect(field(element, 'Subject')).toHaveValue('')
  expect(await values(field(element, 'Subject'))).toEqual(
    '|general-inquiry|iv-therapy|peptides|weight-management|telehealth|membership|partnership|scheduling|billing|other'.split(
      '|',
    ),
  )
})

test('a link chooses the subject; what no list knows is ignored [ROUTE-017]', async ({ page }) => {
  await expect(field(await openForm(page, 'contact', '?subject=career-inquiry'), 'Subject')).toHaveValue(
    'career-inquiry',
  )
  await expect(field(await openForm(page, 'contact', '?subject=billing'), 'Subject')).toHaveValue('billing')
  await expect(field(await openForm(page, 'contact', '?subject=%22%3E'), 'Subject')).toHaveValue('')
})

test('the fields of the event inquiry [ROUTE-011] [INQ-001] [INQ-002] [INQ-003] [INQ-004]', async ({
  page,
}) => {
  const element = await openForm(page, 'event-inquiry')
  await expect(controls(element)).toHaveCount(12)
  await expect(field(element, 'Services you would like')).toHaveAttribute('type', 'text')
  expect(await values(field(element, 'Kind of event'))).toEqual(
    '|corporate-wellness|private-event|wedding|bachelor-bachelorette|fitness-event|conference|retreat|festival|other'.split(
      '|',
    ),
  )
  expect(await values(field(element, 'Number of guests'))).toEqual('|5-10|11-25|26-50|51-100|100+'.split('|'))
  expect(await values(field(element, 'Budget'))).toEqual(
    '|under-1000|1000-2500|2500-5000|5000-10000|10000+|custom'.split('|'),
  )
})

test('the fields of the partnership application [SPON-003] [SPON-004] [SPON-005]', async ({ page }) => {
  const element = await openForm(page, 'partnership')
  await expect(element.getByRole('group')).toHaveCount(4)
  await expect(controls(element)).toHaveCount(14)
  expect(await values(field(element, 'Kind of partnership'))).toEqual(
    '|brand-ambassador|influencer-collaboration|corporate-sponsorship|event-sponsorship|cross-promotion|affiliate-program|wellness-partnership|other'.split(
      '|',
    ),
  )
  expect(await values(field(element, 'Followers'))).toEqual(
    '|under-1k|1k-5k|5k-10k|10k-50k|50k-100k|100k+|not-applicable'.split('|'),
  )
})

test('the six services with their starting prices [ROUTE-021] [GFE-002] [GFE-003] [GFE-004] [GFE-005] [GFE-006] [GFE-007] [GFE-008] [GFE-009] [GFE-010]', async ({
  page,
}) => {
  const element = await openForm(page, 'estimate')
  const services = element.getByRole('checkbox')
  await expect(services).toHaveCount(6)
  for (const [id, name] of [
    ['iv-therapy', /^IV Drip Therapy .*\$149$/],
    ['nad-therapy', /^NAD\+ IV Therapy .*\$150$/],
    ['peptides', /^Peptide Therapy .*\$120$/],
    ['weight-loss', /^Weight Management .*\$175$/],
    ['hormone-therapy', /^Hormone Therapy .*\$200$/],
    ['consultation', /^Consultation .*\$99$/],
  ] as const)
    await expect(element.getByRole('checkbox', { name })).toHaveValue(id)
  await expect(controls(element).and(element.locator(':not([type=checkbox])'))).toHaveCount(8)
  expect(await values(field(element, 'Insurance status'))).toEqual(
    '|uninsured|not-using-insurance|self-pay'.split('|'),
  )
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
  await fill(element, { ...required.estimate, Email: email }, [])
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

test('the newsletter stands at its address [ROUTE-018]', async ({ page }) => {
  await expect(await openForm(page, 'newsletter')).toBeVisible()
})

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

test('offline before the form was touched: its code can’t come, the visitor is told, and every word stays', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  const sender = newSender()
  const answers = { ...required.contact, [senderLabel('contact')]: sender }
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

/** What a visitor can fill in. */
const controls = (form: Locator) => form.locator('[data-field] :is(input, select, textarea)')

const send = (form: Locator) => form.locator('button[type=submit]').click()

const values = (select: Locator) =>
  select.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))

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
