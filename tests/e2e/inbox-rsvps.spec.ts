import { eventually, mailboxOf } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { newEvent, reserve, statesOf } from '../setup/events'
import { expect, test } from '../setup/studio-test'

test('front desk sees who comes, hands a spot on, lets somebody in beyond the number, and notes who came; the editor only reads [ROLE-001]', {
  tag: '@long',
}, async ({ studio, demo }) => {
  const event = await newEvent(demo, 2)
  try {
    for (const name of ['Ana', 'Ben']) await reserve(demo, event, name)
    const cleo = await reserve(demo, event, 'Cleo')
    await reserve(demo, event, 'Dora', { phone: '(480) 555-0100' })
    const page = await studio('fred', '/studio/inbox/rsvps')
    const row = page.getByRole('list', { name: 'Events' }).getByRole('link').filter({ hasText: event.title })
    await expect(row).toContainText('2 of 2 spots taken · 2 waiting')
    await row.click()
    const pane = page.getByRole('article', { name: event.title })
    const guest = (name: string) => pane.getByRole('listitem').filter({ hasText: `${name} Ruiz` })
    await expect(pane.getByRole('listitem')).toHaveCount(4)
    await expect(guest('Cleo')).toContainText('Waitlist, number 1')

    await guest('Ana').getByRole('button', { name: 'Cancel: Ana Ruiz' }).click()
    await pane.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(guest('Cleo')).toContainText('Confirmed')
    await expect(guest('Dora')).toContainText('Waitlist, number 1')
    await eventually(async () => JSON.stringify(await mailboxOf(demo, cleo))).toContain('You’ve got a spot')

    await guest('Dora').getByRole('button', { name: 'Give a spot: Dora Ruiz' }).click()
    await expect(pane.getByText('No spot is free. Let them in anyway?')).toBeVisible()
    await pane.getByRole('button', { name: 'Yes, beyond the number of spots' }).click()
    await expect(guest('Dora')).toContainText('Confirmed')
    await expect(pane.getByText('3 of 2 spots taken')).toBeVisible()

    await guest('Ben').getByRole('button', { name: 'Attended: Ben Ruiz' }).click()
    await expect(guest('Ben')).toContainText('Attended')
    expect(await statesOf(demo, event)).toEqual({
      Ana: 'cancelled',
      Ben: 'attended',
      Cleo: 'confirmed',
      Dora: 'confirmed',
    })

    await pane.getByLabel('Name, email, phone').fill('555-0100 dora')
    await expect(pane.getByRole('listitem')).toHaveCount(1)
    await pane.getByLabel('Name, email, phone').fill('')
    await pane.getByLabel('Status').selectOption('cancelled')
    await expect(pane.getByRole('listitem')).toHaveText([/Ana Ruiz/])

    const download = page.waitForEvent('download')
    await pane.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('guests-2031-05-06.csv')
    await eventually(async () =>
      (await demo.rows('audit_log', `subject=eq.event:${event.id}&action=eq.rsvps.exported`)).map(
        ({ action, actor }) => [action, actor],
      ),
    ).toEqual([['rsvps.exported', demo.person('fred').email]])

    const editor = await studio('ed', `/studio/inbox/rsvps/${event.id}`)
    const read = editor.getByRole('article', { name: event.title })
    await expect(read.getByRole('listitem').filter({ hasText: 'Ben Ruiz' })).toContainText('Attended')
    await expect(read.getByRole('button', { name: /Attended|Cancel|CSV|No-show/ })).toHaveCount(0)
  } finally {
    for (const person of ['fred', 'ed'] as const) await studio(person)
    await contentOf(demo).remove(event.id)
  }
})
