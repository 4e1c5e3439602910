import type { Page } from '@playwright/test'
import { eventually, mailboxOf } from '../setup/buyer'
import { contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { newEvent, rsvpsOf, statesOf, type TestEvent } from '../setup/events'
import { expect, test } from '../setup/fixtures'
import { newSender, sendProved } from '../setup/forms'

const cardOf = (page: Page, { title }: TestEvent) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

test('two spots and three guests: the third waits, one cancels, the third moves up and is mailed [EVENT-002]', async ({
  anotherContext,
  demo,
}) => {
  test.setTimeout(240_000)
  const event = await newEvent(demo, 2)
  const guests = { Ana: newSender(), Ben: newSender(), Cleo: newSender() }
  try {
    const told: string[] = []
    for (const [name, email] of Object.entries(guests)) {
      const page = await (await anotherContext()).newPage()
      const card = await openCard(page, event)
      await expect(card.getByRole('status')).toHaveText(
        ['2 of 2 spots left', '1 of 2 spots left', 'Full – join the waitlist'][told.length] ?? '',
      )
      await reserve(page, event, name, email)
      told.push(await toastText(page))
      await expect(card.getByRole('status')).toHaveText(
        ['1 of 2 spots left', 'Full – join the waitlist'][told.length - 1] ?? 'Full – join the waitlist',
      )
      await page.close()
    }
    expect(told).toEqual([
      expect.stringContaining("You're in"),
      expect.stringContaining("You're in"),
      expect.stringContaining('You are number 1.'),
    ])
    expect(await statesOf(demo, event)).toEqual({ Ana: 'confirmed', Ben: 'confirmed', Cleo: 'waiting' })
    await eventually(() => subjects(demo, guests.Ana)).toEqual(['Your spot is reserved'])
    await eventually(() => subjects(demo, guests.Cleo)).toEqual(["You're on the waitlist"])

    const page = await (await anotherContext()).newPage()
    await page.goto(await linkTo(demo, guests.Ana))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in")
    await expect(page.getByText(event.title)).toBeVisible()
    await expect(page.getByText('Tuesday, May 6, 2031, 6:00 PM to 7:30 PM')).toBeVisible()
    await page.getByRole('button', { name: 'Give my spot back' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is cancelled')

    expect(await statesOf(demo, event)).toEqual({ Ana: 'cancelled', Ben: 'confirmed', Cleo: 'confirmed' })
    await eventually(() => subjects(demo, guests.Cleo)).toEqual(['A spot is yours', "You're on the waitlist"])
    await eventually(() => subjects(demo, guests.Ana)).toEqual([
      'Your reservation is cancelled',
      'Your spot is reserved',
    ])
    await page.goto(await linkTo(demo, guests.Cleo))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in")
  } finally {
    await contentOf(demo).remove(event.id)
  }
})

test('without scripts a spot is reserved once staff let it through, and given back by a button', async ({
  browserOfDemo,
  demo,
}) => {
  const event = await newEvent(demo, 2)
  const email = newSender()
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  try {
    const card = await openCard(page, event)
    await expect(card.getByText('2 spots')).toBeVisible()
    await card.getByText('Reserve a spot').click()
    await card.getByLabel('First name').fill('Ana')
    await card.getByLabel('Last name').fill('Ruiz')
    await card.getByLabel('Email').fill('ana@example')
    await card.getByLabel('How many of you').selectOption('2')
    await card.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('like name@example.com')
    await expect(page.getByLabel('How many of you')).toHaveValue('2')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
    expect(await rsvpsOf(demo, event)).toEqual([])

    await sendProved(demo, 'event-rsvp', {
      event: event.id,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email,
      partySize: '2',
    })
    await eventually(() => subjects(demo, email)).toEqual(['Your spot is reserved'])
    await page.goto(await linkTo(demo, email))
    await expect(page.getByText('2 people')).toBeVisible()
    await page.getByRole('button', { name: 'Give my spot back' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is cancelled')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Give my spot back' })).toHaveCount(0)
  } finally {
    await context.close()
    await contentOf(demo).remove(event.id)
  }
})

test('looking at the link changes nothing; a changed one, or another site, opens and cancels nothing', async ({
  demo,
}) => {
  const event = await newEvent(demo, 2)
  const email = newSender()
  try {
    await sendProved(demo, 'event-rsvp', { event: event.id, firstName: 'Ana', lastName: 'Ruiz', email })
    await eventually(() => subjects(demo, email)).toHaveLength(1)
    const link = await linkTo(demo, email)
    const token = link.split('/').at(-1) ?? ''
    const path = new URL(link).pathname
    const page = await fetch(`${demo.ownUrl}${path}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const html = await page.text()
    expect(html).toContain('noindex')
    expect(html).toContain('name="referrer" content="same-origin"')
    const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await (await fetch(`${demo.ownUrl}/reservation/${other}`)).text()).toContain(
      'opens no reservation',
    )
    const press = (origin: string, value: string) =>
      fetch(`${demo.ownUrl}/api/events/reservation`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token: value }),
      })
    expect((await press('https://evil.example', token)).status).toBe(403)
    expect((await press(demo.siteUrl, other)).status).toBe(404)
    expect((await press(demo.siteUrl, '')).status).toBe(404)
    expect(await statesOf(demo, event)).toEqual({ Ana: 'confirmed' })
    expect((await press(demo.siteUrl, token)).headers.get('location')).toBe(path)
    expect((await press(demo.siteUrl, token)).status).toBe(303)
    expect(await statesOf(demo, event)).toEqual({ Ana: 'cancelled' })
  } finally {
    await contentOf(demo).remove(event.id)
  }
})

const subjects = async (demo: Demo, to: string) =>
  (await mailboxOf(demo, to)).map(({ subject }) => subject).toSorted()

/** The latest mail's link to the reservation. */
async function linkTo(demo: Demo, to: string): Promise<string> {
  const texts = (await mailboxOf(demo, to)).map(({ text }) => text).join('\n')
  return texts.match(/https?:\/\/\S+\/reservation\/[\w.-]+/)?.[0] ?? 'no link'
}

/** The event's card, once the page shows it. */
async function openCard(page: Page, event: TestEvent) {
  await expect(async () => {
    await page.goto('/events')
    await expect(cardOf(page, event)).toHaveCount(1, { timeout: 5000 })
  }).toPass({ timeout: 75_000 })
  return cardOf(page, event)
}

async function reserve(page: Page, event: TestEvent, name: string, email: string) {
  const card = cardOf(page, event)
  await expect(card.locator('form')).toHaveAttribute('novalidate', '')
  await card.getByText('Reserve a spot').click()
  await card.getByLabel('First name').fill(name)
  await card.getByLabel('Last name').fill('Ruiz')
  await card.getByLabel('Email').fill(email)
  await card.getByRole('button', { name: 'Reserve', exact: true }).click()
}

const toastText = async (page: Page) =>
  (await page.getByRole('region', { name: 'Notifications' }).getByRole('status').textContent()) ?? ''
