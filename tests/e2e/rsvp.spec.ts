import type { Page } from '@playwright/test'
import { eventually } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { newEvent, reservationOf, statesOf, subjectsTo, type TestEvent } from '../setup/events'
import { expect, test } from '../setup/fixtures'
import { newSender } from '../setup/forms'

const cardOf = (page: Page, { title }: TestEvent) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

test('two spots and three guests: the third waits, one cancels, the third moves up and is mailed [EVENT-002]', {
  tag: '@long',
}, async ({ anotherContext, demo }) => {
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
      expect.stringContaining('You’re in'),
      expect.stringContaining('You’re in'),
      expect.stringContaining('You’re number 1.'),
    ])
    expect(await statesOf(demo, event)).toEqual({ Ana: 'confirmed', Ben: 'confirmed', Cleo: 'waiting' })
    await eventually(() => subjectsTo(demo, guests.Ana)).toEqual(['Your spot is reserved'])
    await eventually(() => subjectsTo(demo, guests.Cleo)).toEqual(['You’re on the waitlist'])

    const page = await (await anotherContext()).newPage()
    await page.goto(await reservationOf(demo, guests.Ana))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in')
    await expect(page.getByText(event.title)).toBeVisible()
    await expect(page.getByText('Tuesday, May 6, 2031, 6:00 PM to 7:30 PM')).toBeVisible()
    await page.getByRole('button', { name: 'Give up my spot' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is canceled')

    expect(await statesOf(demo, event)).toEqual({ Ana: 'cancelled', Ben: 'confirmed', Cleo: 'confirmed' })
    await eventually(() => subjectsTo(demo, guests.Cleo)).toEqual([
      'You’re on the waitlist',
      'You’ve got a spot',
    ])
    await eventually(() => subjectsTo(demo, guests.Ana)).toEqual([
      'Your reservation is canceled',
      'Your spot is reserved',
    ])
    await page.goto(await reservationOf(demo, guests.Cleo))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in')
  } finally {
    await contentOf(demo).remove(event.id)
  }
})

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
