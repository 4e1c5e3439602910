import type { Locator, Page } from '@playwright/test'
import { accessProblems, inStudio } from '../setup/access'
import { longPatience } from '../setup/buyer'
import { namesOf, pressOnTheLeft, readTask } from '../setup/handbook'
import {
  briefly,
  documentList,
  documentPane,
  formIsReady,
  publish,
  publishButton,
  setField,
  visitorFinds,
} from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const rowOf = (page: Page, list: string, name: string | RegExp): Locator =>
  documentList(page, list).getByRole('option', { name })

/** The list the handbook names, and in it the document. */
async function openFromList(page: Page, list: string, name: RegExp) {
  await pressOnTheLeft(page, list)
  await rowOf(page, list, name).click()
  await formIsReady(page)
}

/**
 * Types at the beginning of a longer text. The Studio gives its box no name: it stands in the group under that title;
 * the first press only wakes it up.
 */
async function typeInto(dialog: Locator, title: string, words: string) {
  const page = dialog.page()
  const box = dialog
    .getByRole('group')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByRole('textbox')
    .last()
  await expect(async () => {
    // At the very beginning: the editor learns late where the cursor stands.
    await box.click({ position: { x: 2, y: 8 } })
    await expect(box).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type(words)
  await expect(box).toContainText(words.trim())
}

/** Publishes by the name the handbook gives the button. */
async function publishBy(page: Page, name: string) {
  await expect(publishButton(page)).toHaveText(name)
  await publish(page)
}

test('by the handbook: a price is changed', { tag: '@long' }, async ({ page: visitor, studio, content }) => {
  const { page, steps } = await readTask(studio, 'Change a price')
  const [list = ''] = namesOf(steps, 1)
  const [price = ''] = namesOf(steps, 3)
  const [publishing = ''] = namesOf(steps, 4)
  await openFromList(page, list, /^Rehydrate\b(?! Plus)/)
  const field = page.getByRole('spinbutton', { name: price })
  const before = await field.inputValue()
  await setField(field, String(Number(before) + 3))
  await publishBy(page, publishing)
  const shown = visitor.getByRole('main')
  await visitorFinds(visitor, '/', () => expect(shown).toContainText(`$${Number(before) + 3}`, briefly))
  const id = /treatment;([\w-]+)/.exec(page.url())?.[1] ?? ''
  await content.publishPrice(id, Number(before))
  await visitorFinds(visitor, '/', () => expect(shown).not.toContainText(`$${Number(before) + 3}`, briefly))
})

test('by the handbook: an event is added', { tag: '@long' }, async ({ page: visitor, studio, content }) => {
  const { page, steps } = await readTask(studio, 'Add an event')
  const [list = '', anEvent = ''] = namesOf(steps, 1, 2)
  const [title = '', date = '', where = ''] = namesOf(steps, 2, 3)
  const [begins = ''] = namesOf(steps, 3, 2)
  const [generate = ''] = namesOf(steps, 4, 2)
  const [words = '', price = '', description = ''] = [...namesOf(steps, 5, 3)]
  const [publishing = ''] = namesOf(steps, 7)
  await pressOnTheLeft(page, list)
  await page.getByRole('link', { name: anEvent, exact: true }).click()
  await setField(textbox(page, title), 'Moonlight hydration walk')
  await setField(textbox(page, date), 'March 4, 2031')
  await page.keyboard.press('Tab')
  await setField(textbox(page, where), 'Papago Park, Phoenix')
  await expect(textbox(page, begins)).toHaveValue('18:00')
  await page.getByRole('button', { name: generate }).click()
  await page.getByRole('tab', { name: words }).click()
  await expect(textbox(page, price)).toHaveValue('Free')
  await setField(textbox(page, description), 'We walk two miles, and talk about water.')
  await publishBy(page, publishing)
  const heading = visitor.getByRole('heading', { level: 3, name: 'Moonlight hydration walk' })
  try {
    await visitorFinds(visitor, '/events', () => expect(heading).toBeVisible(briefly))
    await expect(visitor.getByRole('listitem').filter({ has: heading })).toContainText('Papago Park, Phoenix')
  } finally {
    const made = await content.first('*[_type == "event" && title == "Moonlight hydration walk"][0]')
    await content.remove(String(made?._id))
  }
  await visitorFinds(visitor, '/events', () => expect(heading).toHaveCount(0, briefly))
})

test('by the handbook: a job is hidden, and offered again', { tag: '@long' }, async ({
  page: visitor,
  studio,
  content,
}) => {
  const { page, steps } = await readTask(studio, 'Hide a job that is filled')
  const [list = ''] = namesOf(steps, 1)
  const [hide = ''] = namesOf(steps, 3)
  const [publishing = '', hidden = ''] = namesOf(steps, 4, 2)
  await openFromList(page, list, /Mobile Infusion Nurse/)
  const job = visitor.getByRole('heading', { level: 3, name: /Mobile Infusion Nurse/ })
  try {
    await page.getByRole('checkbox', { name: hide }).check()
    await publishBy(page, publishing)
    await visitorFinds(visitor, '/careers', () => expect(job).toHaveCount(0, briefly))
    await openFromList(page, hidden, /Mobile Infusion Nurse.*Hidden/)
    await page.getByRole('checkbox', { name: hide }).uncheck()
    await publishBy(page, publishing)
    await visitorFinds(visitor, '/careers', () => expect(job).toBeVisible(briefly))
    await expect(rowOf(page, hidden, /Mobile Infusion Nurse/)).toHaveCount(0)
  } finally {
    await content.edit('job-mobile-infusion-nurse', { isHidden: false })
    await content.publish('job-mobile-infusion-nurse')
  }
})

test('by the handbook: a legal text is corrected and dated', { tag: '@long' }, async ({
  page: visitor,
  studio,
  content,
}) => {
  const { page, steps } = await readTask(studio, 'Correct a legal text')
  const [list = ''] = namesOf(steps, 1)
  const [sections = ''] = namesOf(steps, 3)
  const [text = ''] = namesOf(steps, 4)
  const [updated = ''] = namesOf(steps, 5)
  const [publishing = ''] = namesOf(steps, 6)
  const before = await content.published('legal-terms')
  if (!before) throw new Error('There are no terms.')
  const { _rev, _createdAt, _updatedAt, ...terms } = before
  await openFromList(page, list, /^Terms/)
  const shown = visitor.getByRole('main')
  try {
    await expect(page.getByTestId('field-sections').getByText(sections, { exact: true })).toBeVisible()
    await page.getByTestId('field-sections').getByText('Medical oversight', { exact: true }).click()
    await expect(page.getByTestId('field-sections').locator('..').getByText(sections).first()).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
    await typeInto(dialog, text, 'Please read this first. ')
    await page.keyboard.press('Escape')
    await setField(textbox(page, updated), 'December 2026')
    await publishBy(page, publishing)
    await visitorFinds(visitor, '/terms', () =>
      expect(shown).toContainText('Please read this first. These terms apply', briefly),
    )
    await expect(shown).toContainText('December 2026')
  } finally {
    await content.discard('legal-terms')
    await content.write(terms)
  }
  await visitorFinds(visitor, '/terms', () =>
    expect(shown).not.toContainText('Please read this first.', briefly),
  )
})

test('by the handbook: a landing page is made and put into the menu; it is in the sitemap and found by the search', {
  tag: '@long',
}, async ({ page: visitor, demo, studio, content }) => {
  const { page, steps } = await readTask(studio, 'Make a landing page and put it into the menu')
  const [create = '', landingPage = ''] = namesOf(steps, 1, 2)
  const [title = '', address = ''] = namesOf(steps, 2, 2)
  const [, hero = '', heading = ''] = namesOf(steps, 3, 3)
  const [text = '', body = ''] = namesOf(steps, 4, 2)
  const [publishing = ''] = namesOf(steps, 5)
  const [menus = '', topMenu = '', addItem = ''] = namesOf(steps, 6, 3)
  const [words = '', goesTo = ''] = namesOf(steps, 7, 2)
  const sitemap = async () => (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  const menu = (await content.published('navigation'))?.headerLinks as object[]
  try {
    await page.getByRole('button', { name: new RegExp(create) }).click()
    await page.getByRole('link', { name: landingPage }).click()
    await setField(textbox(page, title), 'Summer heat week')
    await setField(textbox(page, address), '/summer-heat')
    const blocks = page.getByTestId('field-blocks')
    await blocks.getByText(hero, { exact: true }).click()
    await setField(textbox(page, heading), 'Water for the hottest week')
    await page.keyboard.press('Escape')
    await blocks.getByText(text, { exact: true }).click()
    await typeInto(page.getByRole('dialog'), body, 'A litre of fluids, at your door, before noon.')
    await page.keyboard.press('Escape')
    await publishBy(page, publishing)
    await visitorFinds(visitor, '/summer-heat', () =>
      expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Water for the hottest week', briefly),
    )
    await expect(visitor.getByRole('main')).toContainText('A litre of fluids, at your door, before noon.')

    await expect.poll(sitemap, longPatience).toContain('/summer-heat</loc>')
    await expect(async () => {
      await visitor.goto('/')
      await visitor.keyboard.press('Control+k')
      await visitor.getByRole('combobox').fill('summer heat', { timeout: 5000 })
      await expect(visitor.getByRole('option', { name: /Summer heat week/ })).toBeVisible({ timeout: 2000 })
    }).toPass()

    await pressOnTheLeft(page, menus)
    await formIsReady(page)
    await expect(page.getByText(topMenu, { exact: true }).first()).toBeVisible()
    await page.getByTestId('field-headerLinks').getByRole('button', { name: addItem }).click()
    await setField(textbox(page, words), 'Summer heat')
    await setField(textbox(page, goesTo), '/summer-heat')
    await page.keyboard.press('Escape')
    await publishBy(page, publishing)
    await visitorFinds(visitor, '/', () =>
      expect(
        visitor.getByRole('banner').getByRole('link', { name: 'Summer heat', includeHidden: true }).first(),
      ).toHaveAttribute('href', '/summer-heat', briefly),
    )
  } finally {
    await content.edit('navigation', { headerLinks: menu })
    await content.publish('navigation')
    const made = await content.first('*[_type == "page" && path == "/summer-heat"][0]')
    if (made) await content.remove(String(made._id))
  }
  await visitorFinds(visitor, '/', () =>
    expect(
      visitor.getByRole('banner').getByRole('link', { name: 'Summer heat', includeHidden: true }),
    ).toHaveCount(0, briefly),
  )
  await expect.poll(sitemap).not.toContain('/summer-heat')
})

test('the handbook is searched, is the same on paper, and opens the place a task begins', {
  tag: '@long',
}, async ({ studio }) => {
  const page = await studio('fred', '/studio/handbook/hide-a-job')
  await expect(page.getByRole('heading', { level: 2, name: 'Hide a job that is filled' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'What do you want to do?' })
  await expect(async () => {
    await search.fill('unicorn')
    await expect(page.getByRole('status').filter({ hasText: 'No matches.' })).toBeVisible(briefly)
  }).toPass()
  await search.fill('voucher')
  await expect(page.getByRole('navigation', { name: 'Tasks' }).getByRole('link')).toHaveText([
    'Change what a gift card costs',
    'Take a gift card for a treatment',
    'Send a gift card again, change it, or take it back',
    'Make a discount code',
  ])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('heading', { level: 1, name: 'Handbook' })).toBeVisible()
    expect(await accessProblems(page, inStudio('[data-handbook]'))).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.handbook-print')
  await expect(paper).toContainText('Switch on Hide this job.')
  await expect(page.getByRole('heading', { level: 1, name: 'Handbook', exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Open Hidden jobs' }).click()
  await expect(documentList(page, 'Content')).toBeVisible()
  await expect(page).toHaveURL(/structure\/hiddenJobs/)
  await expect(documentPane(page)).toHaveCount(0)
})
