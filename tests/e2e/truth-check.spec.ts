import { execFile } from 'node:child_process'
import type { Page } from '@playwright/test'
import { fieldTextOf } from '@/studio/tools/truth-check/choice-bar'
import { accessProblems, inStudio } from '../setup/access'
import type { contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { staffOf } from '../setup/staff'
import { briefly, formIsReady, formOf, type OpenStudio, setField, toast, visitorFinds } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const address = '/studio/truth-check'
const treatment = 'treatment-rehydrate'
const sentence =
  '“Rehydrate” costs $149 on the home page, and “Rehydrate”, the same drip, costs $165 on the IV menu.'

const twoPrices = (page: Page) => page.getByRole('listitem', { name: sentence })
const note = (page: Page) => page.getByRole('region', { name: 'Truth check' }).getByText(sentence)
const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })
const fix = (page: Page) => page.getByRole('group', { name: 'The fix' })
const choose = (page: Page, title: string) => page.getByRole('button', { name: title }).click()

/** Waits until visitors read this price on Rehydrate's card. */
async function homeShows(visitor: Page, dollars: string) {
  const card = visitor
    .locator('#treatments')
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: 'Rehydrate', exact: true }) })
  await visitorFinds(visitor, '/', () =>
    expect(card.getByText(dollars, { exact: true })).toBeVisible(briefly),
  )
}

/** Back to the two prices of the first edition, and nothing intended. */
async function restore(visitor: Page, studio: OpenStudio, content: ReturnType<typeof contentOf>) {
  // What the Studio still saves makes a draft anew.
  await studio('ed')
  await expect
    .poll(async () => {
      if (await content.draft(treatment)) await content.discard(treatment)
      return content.draft(treatment)
    })
    .toBeUndefined()
  if ((await content.published(treatment))?.price !== 149) await content.publishPrice(treatment, 149)
  await homeShows(visitor, '$149')
  for (const { _id, _type } of await content.documents()) if (_type === 'truthNote') await content.remove(_id)
}

/** What `npm run truth -- --json` says of this demo at this moment, and how it ends. */
function commandLine({ dataDir }: Demo, at: string) {
  type Answer = { code: unknown; findings: { sentence: string }[]; intended: unknown[] }
  const env = { ...process.env, OCOTILLO_DATA_DIR: dataDir }
  return new Promise<Answer>((resolve, reject) => {
    const options = ['scripts/truth.ts', '--json', '--at', at]
    execFile(process.execPath, options, { env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (!stdout) reject(new Error(stderr))
      else resolve({ code: error?.code ?? 0, ...JSON.parse(stdout) })
    })
  })
}

test('a contradiction leads to its field, and what the form says of it goes and comes with the typing', {
  tag: '@long',
}, async ({ page: visitor, studio, content }) => {
  const page = await studio('ed', address)
  await expect(twoPrices(page)).toContainText('Rehydrate (treatment) · Price: $149')
  await expect(twoPrices(page)).toContainText('Rehydrate (IV service) · Price: $165')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(twoPrices(page)).toBeVisible()
    expect(await accessProblems(page, inStudio('[data-truth-check]'))).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  try {
    await twoPrices(page).getByRole('link', { name: 'Go to field: Rehydrate (treatment) · Price' }).click()
    await formIsReady(page)
    await expect(page).toHaveURL(/treatment-rehydrate.*path(=|%3D)price/)
    await expect(price(page)).toHaveValue('149')
    await expect(note(page)).toBeVisible()
    await setField(price(page), '165')
    await expect(note(page)).toHaveCount(0)
    await setField(price(page), '149')
    await expect(note(page)).toBeVisible()
  } finally {
    await restore(visitor, studio, content)
  }
})

test('a fix is a draft first, is published by one more click, and is gone for visitors and for the tool', {
  tag: '@long',
}, async ({ page: visitor, studio, content }) => {
  const page = await studio('ed', address)
  try {
    await twoPrices(page).getByRole('button', { name: 'Use $165 in both' }).click()
    await expect(fix(page)).toContainText('Changed as draft in 1 document.')
    await expect(fix(page)).toBeFocused()
    await homeShows(visitor, '$149')
    expect(await content.draft(treatment)).toMatchObject({ price: 165 })
    await expect(twoPrices(page)).toBeVisible()
    await choose(page, 'With all drafts')
    await expect(twoPrices(page)).toHaveCount(0)
    await choose(page, 'What visitors see now')
    await expect(twoPrices(page)).toBeVisible()
    await fix(page).getByRole('button', { name: 'Publish this document' }).click()
    await expect(fix(page)).toContainText('Published 1 document.')
    await expect(twoPrices(page)).toHaveCount(0)
    await homeShows(visitor, '$165')

    await content.publishPrice(treatment, 149)
    await expect(twoPrices(page)).toBeVisible()
    await content.edit(treatment, { price: 152 })
    await twoPrices(page).getByRole('button', { name: 'Use $165 in both' }).click()
    await expect(twoPrices(page).getByRole('alert')).toContainText('“152” in an unpublished draft, not “149”')
    expect(await content.draft(treatment)).toMatchObject({ price: 152 })
  } finally {
    await restore(visitor, studio, content)
  }
})

test('the clinician and the front desk are offered no more than they may; what is intended needs a reason, is not told again, and is told again when somebody asks', {
  tag: '@long',
}, async ({ page: visitor, studio, content }) => {
  for (const [person, fixes, intends] of [
    ['clara', 1, 0],
    ['fred', 0, 0],
  ] as const) {
    const colleague = await studio(person, address)
    await expect(twoPrices(colleague)).toBeVisible()
    await expect(twoPrices(colleague).getByRole('link', { name: /^Go to field/ })).toHaveCount(2)
    const button = (name: string) => twoPrices(colleague).getByRole('button', { name })
    await expect(button('Use $165 in both')).toHaveCount(fixes)
    await expect(button('This is intended…')).toHaveCount(intends)
  }

  const page = await studio('ed', address)
  try {
    await twoPrices(page).getByRole('button', { name: 'This is intended…' }).click()
    const dialog = page.getByRole('dialog', { name: 'This is intended' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please say why in at least 10 characters')
    await dialog
      .getByRole('textbox', { name: 'Why is this right the way it is?' })
      .fill('The home price is a special until spring.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(twoPrices(page)).toHaveCount(0)
    const intended = page
      .getByRole('list', { name: /^Intended/ })
      .getByRole('listitem')
      .filter({ hasText: sentence })
    await expect(intended).toContainText('“The home price is a special until spring.” Ed Morales, today')

    const colleague = await formOf(studio, 'clara', 'treatment', treatment)
    await expect(price(colleague)).toHaveValue('149')
    await intended.getByRole('button', { name: /^Ask again/ }).click()
    await expect(twoPrices(page)).toBeVisible()
    await expect(note(colleague)).toBeVisible()
  } finally {
    await restore(visitor, studio, content)
  }
})

test('the command line finds the same as the tool; found by words and by rule; a moment that is over can’t be chosen, a later one can', {
  tag: '@long',
}, async ({ studio, demo }) => {
  const page = await studio('ed', address)
  await expect(twoPrices(page)).toBeVisible()
  await test.step('as many as on the command line', async () => {
    const { json } = await staffOf(demo, 'ed')('GET', 'me')
    const { code, findings, intended } = await commandLine(demo, fieldTextOf(new Date(String(json?.now))))
    expect(code).toBe(1)
    expect(intended).toEqual([])
    expect(findings.map((finding) => finding.sentence)).toContain(sentence)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ findings/ })).toHaveText(
      new RegExp(`^${findings.length} findings: `),
    )
  })

  const search = page.getByRole('searchbox', { name: 'Search in the findings' })
  await search.fill('rehydrate $165')
  await expect(page.getByRole('status').filter({ hasText: /shown/ })).toBeVisible()
  await expect(twoPrices(page)).toBeVisible()
  await search.fill('no such words')
  await expect(page.getByText('No finding has all of that.')).toBeVisible()
  await search.fill('')
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('treatment-prices')
  const others = page.getByRole('heading', { level: 3 }).filter({ hasNotText: 'One treatment, two prices' })
  await expect(others).toHaveCount(0)

  await choose(page, 'On a future date')
  const moment = page.getByLabel('Date and time in Arizona')
  const check = page.getByRole('button', { name: 'Check this moment' })
  await check.click()
  await expect(toast(page, 'Choose a date and a time.')).toBeVisible()
  await moment.fill('2020-01-01T08:00')
  await check.click()
  await expect(toast(page, 'That time has passed. Choose a later one.')).toBeVisible()
  await moment.fill('2031-01-01T08:00')
  await check.click()
  await expect(twoPrices(page)).toBeVisible()
  await expect(toast(page, 'That time has passed')).toHaveCount(0)
})
