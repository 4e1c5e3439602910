import type { Fault } from '../../local/widgets/faults'
import { accessProblems } from '../setup/access'
import { addressesAsked, chooseExamForm, examForm, examWindow, scheduleExam } from '../setup/exam'
import { expect, test } from '../setup/fixtures'
import { breakWidget, notFoundSaid } from '../setup/widgets'

test.afterEach(async ({ demo }) => breakWidget(demo, 'exam', null))

const accept = 'Accept and open the exam'

test('a keyboard visitor reads, accepts, has the exam, and is back at the button [HOME-029]', {
  tag: '@live',
}, async ({ page, demo }) => {
  const asked = addressesAsked(page)
  await page.goto('/')
  await scheduleExam(page).focus()
  await page.keyboard.press('Enter')
  const own = examWindow(page)
  await expect(own.getByRole('heading', { name: 'Before your exam' })).toBeFocused()
  await expect(own).toHaveAccessibleName('Before your exam')
  await expect(own).toContainText('In an emergency, call 911.')
  expect(asked.filter((url) => /qualiphy/.test(url))).toEqual([])

  await own.getByRole('button', { name: accept }).press('Enter')
  await expect(own.getByRole('heading', { name: 'Good faith exam' })).toBeFocused()
  await expect(examForm(page).getByRole('heading', { name: 'Good faith exam' })).toBeVisible()
  const frame = own.locator('iframe')
  const origin = demo.mode === 'demo' ? demo.siteUrl : 'https://www.app.qualiphy.me'
  await expect(frame).toHaveAttribute('title', 'Good faith exam')
  await expect(frame).toHaveAttribute(
    'allow',
    `camera ${origin}; microphone ${origin}; display-capture ${origin}`,
  )
  expect(asked.filter((url) => /qualiphy/.test(url))).toHaveLength(2)
  const form = new URL(asked.find((url) => url.includes('qualiphy-widget')) ?? '')
  for (const name of ['first_name', 'last_name', 'email', 'phone_number', 'gender'])
    expect(form.searchParams.get(name), `${name} stays empty`).toBe('')

  await page.evaluate(() => window.postMessage('close-iframe', '*'))
  await examForm(page).getByRole('radio', { name: 'An injection' }).check()
  await expect(own).toBeVisible()
  await examForm(page).getByRole('button', { name: 'Finish the demo exam' }).click()
  await expect(own).toBeHidden()
  await expect(scheduleExam(page)).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('it closes by Escape, by its button and by “Not now”, and opens again each time', async ({ page }) => {
  await page.goto('/')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close exam' }).click(),
    () => page.getByRole('button', { name: 'Not now' }).click(),
  ]) {
    await scheduleExam(page).click()
    await expect(page.getByRole('button', { name: accept })).toBeVisible()
    await close()
    await expect(examWindow(page)).toBeHidden()
    await expect(scheduleExam(page)).toBeFocused()
  }
})

test('it is accessible; on a phone of 320 px it fills the screen, and nothing is cut off', {
  tag: '@long',
}, async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 568 })
    await page.goto('/')
    await scheduleExam(page).click()
    await expect(examWindow(page).getByRole('heading', { name: 'Before your exam' })).toBeFocused()
    expect(await accessProblems(page, { withFrames: true }), `${width} px`).toEqual([])
    await page.getByRole('button', { name: accept }).click()
    await expect(examForm(page).getByRole('heading', { name: 'Good faith exam' })).toBeVisible()
    // The provider's page in the frame has a main of its own.
    const problems = await accessProblems(page, { withFrames: true, except: ['landmark-unique'] })
    expect(problems, `${width} px`).toEqual([])
  }
  const { x, width } = (await examWindow(page).boundingBox()) ?? {}
  expect({ x, width }).toEqual({ x: 0, width: 320 })
  expect(await examWindow(page).evaluate((own) => own.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(examWindow(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeInViewport()
})

test('out of order: at the limit phone and call-back stand in the frame’s place, slow or never ready; where it is not found the last line leads on', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push(notFoundSaid(demo, 'www.app.qualiphy.me/qualiphy-widget'))
  const own = examWindow(page)
  const open = async (fault: Fault) => {
    await breakWidget(demo, 'exam', fault)
    await page.goto('/')
    await scheduleExam(page).click()
    await page.getByRole('button', { name: accept }).click()
  }
  for (const fault of ['never-ready', 'slow'] as const) {
    await open(fault)
    const status = own.getByRole('status')
    await expect(status, fault).toContainText('Loading the exam')
    await expect(status).toContainText('is taking longer than usual. You can wait, or arrange it by phone.')
    await expect(own.getByRole('link', { name: 'Call (480) 555-0142' }).first()).toBeInViewport()
    await expect(own.getByRole('link', { name: 'Ask us to call you' }).first()).toBeInViewport()
  }
  await expect(examForm(page).getByRole('heading', { name: 'Good faith exam' })).toBeVisible()
  await expect(own.getByRole('status')).toBeEmpty()

  await open('not-found')
  await expect(own.getByText('Not working?')).toBeVisible()
  await expect(own.getByRole('link', { name: 'Call (480) 555-0142' })).toBeInViewport()
  await own.getByRole('link', { name: 'Ask us to call you' }).click()
  await expect(page).toHaveURL(/\/contact\?about=exam#call-back$/)
  await expect(own).toBeHidden()
})

test('where the provider’s page opens in a tab of its own, the text is read and accepted first', {
  tag: '@long',
}, async ({ page, demo }) => {
  await chooseExamForm(demo, 'provider')
  await page.goto('/')
  await scheduleExam(page).click()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    examWindow(page).getByRole('link', { name: accept }).click(),
  ])
  await expect(tab.getByRole('heading', { name: 'Good faith exam' })).toBeVisible()
  await expect(examWindow(page)).toBeHidden()
  await expect(scheduleExam(page)).toBeFocused()
  await tab.close()
  await chooseExamForm(demo, 'own')
})
