import type { Page } from '@playwright/test'
import type { Demo } from '../setup/demo'
import { accessProblems, examSection, examWindow, scheduleExam } from '../setup/exam'
import { expect, test } from '../setup/fixtures'
import { breakWidget, keptAwaySaid, notFoundSaid } from '../setup/widgets'

const logged = 'The exam did not open: showDisclosureModal is missing.'
const script = 'www.app.qualiphy.me/scripts/quidget_disclosure.js'
const notFound = (demo: Demo) => [
  notFoundSaid(demo, script),
  `Refused to execute script from '${demo.siteUrl}/api/local/widgets/${script}'`,
]
const notAvailable = (page: Page) => page.getByText('Not available!')

test.afterEach(async ({ demo }) => breakWidget(demo, 'exam', null))

for (const [fault, browserSays] of [
  ['never-ready', () => []],
  ['not-found', notFound],
] as const) {
  test(`${fault}: one line is logged, and the visitor reads 'Not available!' with phone and call-back [HOME-031] [HOME-032]`, async ({
    page,
    demo,
    provoked,
  }) => {
    provoked.push(logged, ...browserSays(demo))
    const lines: string[] = []
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
    await breakWidget(demo, 'exam', fault)
    await page.goto('/')
    await expect(notAvailable(page)).toBeAttached()
    await expect(notAvailable(page)).toBeHidden()

    await scheduleExam(page).focus()
    await page.keyboard.press('Enter')
    await expect(notAvailable(page)).toBeVisible()
    const status = examSection(page).getByRole('status')
    await expect(status).toContainText('The exam could not be loaded. You can arrange it by phone.')
    expect(lines.filter((line) => line.startsWith('The exam'))).toEqual([logged])
    await expect(scheduleExam(page)).toBeFocused()
    expect(await accessProblems(page)).toEqual([])

    for (const name of ['Your first visit', 'Call (480) 555-0142', 'Ask us to call you']) {
      await page.keyboard.press('Tab')
      await expect(examSection(page).getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact\?about=exam#call-back$/)
    await expect(page.getByRole('heading', { name: /call/i }).first()).toBeVisible()
  })
}

test('not found, and back in order: the next press opens it [HOME-032]', async ({ page, demo, provoked }) => {
  provoked.push(logged, ...notFound(demo))
  await breakWidget(demo, 'exam', 'not-found')
  await page.goto('/')
  await scheduleExam(page).click()
  await expect(notAvailable(page)).toBeVisible()
  await breakWidget(demo, 'exam', null)
  await scheduleExam(page).click()
  await expect(examWindow(page)).toBeVisible()
  await expect(notAvailable(page)).toBeHidden()
})

test('slow: it says so at the limit, does not open by surprise, and opens at the next press', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push(logged)
  await breakWidget(demo, 'exam', 'slow')
  await page.goto('/')
  await scheduleExam(page).click()
  await expect(examSection(page).getByRole('status')).toContainText('Loading the exam')
  await expect(notAvailable(page)).toBeVisible()
  await expect(examSection(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(examSection(page).getByRole('status')).toContainText('The exam is here now.')
  await expect(notAvailable(page)).toBeHidden()
  await expect(examWindow(page)).toBeHidden()
  await scheduleExam(page).click()
  await expect(examWindow(page)).toBeVisible()
})

test('where not even our own code comes, phone and call-back are there at once [HOME-032]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('The exam did not open: its code did not load.', keptAwaySaid(demo))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const code = await (await fetch(demo.ownUrl + pathname)).text()
    // The one that is only loaded by the press.
    if (code.includes('examhours')) await route.abort()
    else await route.continue()
  })
  await page.goto('/')
  await scheduleExam(page).click()
  await expect(notAvailable(page)).toBeVisible()
  await expect(examSection(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
})
