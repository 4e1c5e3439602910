import { accessProblems } from '../setup/access'
import { examSection, examWindow, scheduleExam } from '../setup/exam'
import { expect, test } from '../setup/fixtures'
import { keptAwaySaid } from '../setup/widgets'

const logged = 'The exam did not open: its code did not load.'

test('an exam that does not come: one line is logged, the visitor reads ‘Not available!’ with phone and call-back, and the next press tries again [HOME-031] [HOME-032]', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push(logged, keptAwaySaid(demo))
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  let isKeptAway = true
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const code = await (await fetch(demo.ownUrl + pathname)).text()
    // The one that is only loaded by the press.
    if (isKeptAway && code.includes('Close exam')) await route.abort()
    else await route.continue()
  })
  await page.goto('/')
  const notAvailable = page.getByText('Not available!')
  await expect(notAvailable).toBeAttached()
  await expect(notAvailable).toBeHidden()

  await scheduleExam(page).focus()
  await page.keyboard.press('Enter')
  await expect(notAvailable).toBeVisible()
  const status = examSection(page).getByRole('status')
  await expect(status).toContainText('The exam could not be loaded. You can arrange it by phone.')
  expect(lines.filter((line) => line.startsWith('The exam'))).toEqual([logged])
  await expect(scheduleExam(page)).toBeFocused()
  expect(await accessProblems(page, { withFrames: true })).toEqual([])

  isKeptAway = false
  await page.keyboard.press('Enter')
  await expect(examWindow(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notAvailable).toBeHidden()

  isKeptAway = true
  await page.reload()
  await scheduleExam(page).focus()
  await page.keyboard.press('Enter')
  await expect(notAvailable).toBeVisible()
  for (const name of ['Your first visit', 'Call (480) 555-0142', 'Ask us to call you']) {
    await page.keyboard.press('Tab')
    await expect(examSection(page).getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact\?about=exam#call-back$/)
  await expect(page.getByRole('heading', { name: /call/i }).first()).toBeVisible()
})
