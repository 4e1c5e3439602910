import { randomUUID } from 'node:crypto'
import { accessProblems, inStudio } from '../setup/access'
import { mailboxOf } from '../setup/buyer'
import { detailOf, inboxOf, requestRow, searchFor } from '../setup/inbox'
import { newRequest, staffOf } from '../setup/staff'
import { expect, test } from '../setup/studio-test'

/** A name nobody else has. */
const newName = () => `Ruiz-${randomUUID().slice(0, 8)}`

test('what a visitor sends is in the open inbox within a second, is told aloud, and nothing is lost', async ({
  studio,
  demo,
}) => {
  const [first, second] = [newName(), newName()]
  await newRequest(demo, { values: { lastName: first }, dueInMinutes: -180 })
  const page = await inboxOf(studio, 'fred')
  await requestRow(page, first).focus()
  const pulses: number[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/staff/pulse')) pulses.push(request.timing().startTime)
  })
  await newRequest(demo, { values: { lastName: second }, dueInMinutes: -120 })
  await expect(requestRow(page, second)).toBeVisible()
  const shortest = () => Math.min(...pulses.slice(1).map((at, index) => at - Number(pulses[index])))
  await expect.poll(shortest, 'asked every second').toBeLessThan(2000)
  await expect.poll(() => pulses.length).toBeGreaterThan(2)
  expect(shortest(), 'and not more often than that').toBeGreaterThan(900)
  await expect(requestRow(page, second)).toContainText('2 h late')
  await expect(requestRow(page, first)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'new request' })).toHaveText('1 new request')
})

test('the receptionist answers with two clicks: by mail, with the reply in the history and the state of its mail; on a phone the request covers the list, and there is a way back', async ({
  studio,
  demo,
}) => {
  const name = newName()
  const { email } = await newRequest(demo, {
    values: { lastName: name, subject: 'scheduling', message: 'Is <b>Saturday</b>\nfree?' },
  })
  const page = await inboxOf(studio, 'fred')
  await searchFor(page, name)
  await requestRow(page, name).click()
  const detail = detailOf(page, `Ana ${name}`)
  await expect(detail).toContainText('Is <b>Saturday</b>')
  await expect(detail.getByRole('definition').filter({ hasText: 'Scheduling' })).toBeVisible()
  await expect(detail.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(detail.getByRole('link', { name: '(480) 555-0100' })).toHaveAttribute('href', 'tel:4805550100')
  await expect(detail).toContainText('Email isn’t private: no medical details')
  await detail.getByRole('textbox', { name: 'Text' }).fill('Saturday at nine is free.')
  await detail.getByRole('button', { name: 'Send the reply' }).click()
  await expect(detail.getByRole('textbox', { name: 'Text' })).toHaveValue('')
  const history = detail.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Reply by Fred Baker')
  await expect(history).toContainText('Saturday at nine is free.')
  await expect(history).toContainText('To the sender: our reply: sent')
  await expect(detail).toContainText('Answered today')
  await expect.poll(async () => (await mailboxOf(demo, email)).length).toBe(1)

  await test.step('on a phone', async () => {
    const other = newName()
    await newRequest(demo, { values: { lastName: other } })
    await page.setViewportSize({ width: 390, height: 844 })
    await inboxOf(studio, 'fred')
    await searchFor(page, other)
    await requestRow(page, other).click()
    await expect(detailOf(page, `Ana ${other}`)).toBeVisible()
    await expect(requestRow(page, other)).toBeHidden()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(requestRow(page, other)).toBeVisible()
  })
})

test('everything by keyboard: rows with the arrows, a request with Enter, taken over, noted and closed', async ({
  studio,
  demo,
}) => {
  const word = `w${randomUUID()}`
  for (const lastName of ['One', 'Two']) await newRequest(demo, { values: { lastName, message: word } })
  const page = await inboxOf(studio, 'fred')
  await searchFor(page, word)
  await requestRow(page, 'Ana One').focus()
  await page.keyboard.press('ArrowDown')
  await expect(requestRow(page, 'Ana Two')).toBeFocused()
  await page.keyboard.press('Enter')
  const detail = detailOf(page, 'Ana Two')
  await detail.getByRole('button', { name: 'I’ll take it' }).press('Enter')
  await expect(detail.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(demo.person('fred').email)
  await expect(requestRow(page, 'Ana Two')).toContainText('Fred Baker')
  await detail.getByRole('tab', { name: 'Note for colleagues' }).press('Enter')
  await detail.getByRole('textbox', { name: 'Note, only for colleagues' }).fill('Called, will come.')
  await detail.getByRole('button', { name: 'Save the note' }).press('Enter')
  await expect(detail.getByRole('region', { name: 'History' })).toContainText('Note by Fred Baker')
  await page.getByRole('button', { name: /^Mine 1$/ }).press('Enter')
  await expect(requestRow(page, 'Ana Two')).toBeVisible()
  await detail.getByRole('combobox', { name: 'Status' }).selectOption('Closed')
  await expect(requestRow(page, 'Ana Two')).toHaveCount(0)
  await expect(detail.getByRole('region', { name: 'History' })).toContainText(
    'Fred Baker marked it as closed',
  )
})

test('a reply that can’t be sent keeps every word and says why; typing on it survives looking elsewhere', {
  tag: '@long',
}, async ({ studio, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 409')
  provoked.push('Failed to load resource: the server responded with a status of 503')
  const [name, other] = [newName(), newName()]
  const word = `w${randomUUID()}`
  const { id } = await newRequest(demo, { values: { lastName: name, message: word } })
  await newRequest(demo, { values: { lastName: other, message: word } })
  const page = await inboxOf(studio, 'fred')
  await searchFor(page, word)
  await requestRow(page, name).click()
  const detail = detailOf(page, `Ana ${name}`)
  const text = detail.getByRole('textbox', { name: 'Text' })
  await text.fill('Nine is free.')
  await requestRow(page, other).click()
  await expect(detailOf(page, `Ana ${other}`).getByRole('textbox', { name: 'Text' })).toHaveValue('')
  await requestRow(page, name).click()
  await expect(text).toHaveValue('Nine is free.')
  await page.getByRole('tab', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: 'Handbook' }).click()
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()
  await searchFor(page, word)
  await requestRow(page, other).click()
  const sent = detailOf(page, `Ana ${other}`).getByRole('form', { name: 'Reply' })
  await sent.getByRole('button', { name: 'Send the reply' }).click()
  await expect(sent.getByRole('alert')).toContainText('The reply has no text yet')
  await expect(sent.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await sent.getByRole('textbox', { name: 'Text' }).fill('Ten is free.')
  await expect(sent).toContainText('Not sent yet')
  await sent.getByRole('button', { name: 'Discard' }).click()
  await expect(sent.getByRole('textbox', { name: 'Text' })).toHaveValue('')
  await expect(sent.getByRole('status')).toHaveText('Discarded')
  await expect(sent.getByRole('status')).toBeFocused()
  await requestRow(page, name).click()
  await expect(text).toHaveValue('Nine is free.')
  await expect(detail.getByText('Not sent yet')).toBeVisible()

  // As if the colleague's change were not heard of yet.
  await page.route('**/api/staff/pulse', (route) => route.abort())
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/staff/pulse'))
  const clara = staffOf(demo, 'clara')
  const seen = (await clara('GET', `requests/${id}`)).json?.updatedAt
  await clara('PATCH', `requests/${id}`, { seen, status: 'in_progress' })
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await detail.getByRole('button', { name: 'Send the reply' }).click()
  await expect(detail.getByRole('alert')).toContainText('Clara Nguyen changed this request today')
  await expect(text).toHaveValue('Nine is free.')

  await page.route(`**/api/staff/requests/${id}/replies`, (route) =>
    route.fulfill({ status: 503, json: { message: 'This could not be done now.' } }),
  )
  await detail.getByRole('button', { name: 'Send the reply' }).click()
  await expect(detail.getByRole('alert')).toContainText('This could not be done now.')
  await expect(text).toHaveValue('Nine is free.')
  await page.unroute(`**/api/staff/requests/${id}/replies`)
  await detail.getByRole('button', { name: 'Send the reply' }).click()
  await expect(text).toHaveValue('')
  await expect(detail.getByText('Not sent yet')).toHaveCount(0)
})

test('a suspicious message says why, and one word makes it a request; a role sees its own tabs and no more, the editor no requests [ROLE-001]', {
  tag: '@long',
}, async ({ studio, demo }) => {
  const name = newName()
  await newRequest(demo, { values: { lastName: name }, reviewReasons: ['no_timestamp'] })
  const page = await inboxOf(studio, 'fred')
  const tab = (title: string) => page.getByRole('tab', { name: title, exact: true })
  await expect(tab('Requests')).toBeVisible()
  await expect(tab('Orders')).toBeVisible()
  await expect(tab('Audit')).toHaveCount(0)
  await page.getByRole('button', { name: /^Needs review/ }).click()
  await searchFor(page, name)
  await requestRow(page, name).click()
  const detail = detailOf(page, `Ana ${name}`)
  await expect(detail).toContainText('This may be spam. No one has been emailed yet.')
  await detail.getByRole('button', { name: 'Not spam' }).click()
  await expect(detail.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  await expect(detail.getByRole('region', { name: 'History' })).toContainText('Fred Baker said it isn’t spam')
  await expect(requestRow(page, name)).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Send the reply' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Mark the exam as done' })).toHaveCount(0)

  const editor = await inboxOf(studio, 'ed')
  await expect(editor.getByRole('tab', { name: 'Subscribers', exact: true })).toBeVisible()
  await expect(editor.getByRole('tab', { name: 'Requests', exact: true })).toHaveCount(0)
})

test('nothing found says so, an outage says so and heals, and the tool has no accessibility problem', {
  tag: '@long',
}, async ({ studio, demo, provoked }) => {
  const name = newName()
  await newRequest(demo, { values: { lastName: name }, dueInMinutes: -5 })
  const page = await inboxOf(studio, 'clara')
  await searchFor(page, randomUUID())
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await searchFor(page, name)
  await requestRow(page, name).click()
  await expect(detailOf(page, `Ana ${name}`)).toBeVisible()
  expect(await accessProblems(page, inStudio('#inbox-panel'))).toEqual([])

  provoked.push('Failed to load resource: the server responded with a status of 503')
  await page.route('**/api/staff/requests?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'That didn’t work. Please try again.' } }),
  )
  await searchFor(page, '')
  const alert = page.locator('#inbox-panel').getByRole('alert')
  await expect(alert).toContainText('That didn’t work. Please try again.')
  await page.unroute('**/api/staff/requests?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(requestRow(page, name)).toBeVisible()
  await expect(alert).toHaveCount(0)
})
