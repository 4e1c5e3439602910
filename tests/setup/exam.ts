import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { contentOf } from './content'
import type { Demo } from './demo'
import { everythingTold } from './everything-told'

export const scheduleExam = (page: Page) => page.getByRole('button', { name: 'Schedule Exam' })
export const examWindow = (page: Page) => page.getByRole('dialog')
export const examForm = (page: Page) => examWindow(page).frameLocator('iframe')

/** The section that holds the button. */
export const examSection = (page: Page) => page.locator('section').filter({ has: scheduleExam(page) })

/** Publishes where the exam opens, and waits until the home page knows it. */
export async function chooseExamForm(demo: Demo, examForm: 'provider' | 'own'): Promise<void> {
  const content = contentOf(demo)
  await content.edit('bookingSettings', { examForm })
  await content.publish('bookingSettings')
  const told = `"isFramed\\":${examForm === 'own'}`
  const knowsIt = async () => (await everythingTold(demo.ownUrl)).includes(told)
  await expect.poll(knowsIt, { message: 'the home page knows it', timeout: 75_000 }).toBe(true)
}

/** Every address this page asks from now on. */
export function addressesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}
