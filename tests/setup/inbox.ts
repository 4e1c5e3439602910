import type { Page, Response } from '@playwright/test'
import type { Demo } from './demo'
import { type OpenStudio, openStudio, type PersonId } from './studio'

/** Opens the inbox as one of the demo people and waits for the list. */
export async function openInbox(page: Page, demo: Demo, person: PersonId, path = 'requests') {
  await openStudio(page, demo, person, `/studio/inbox/${path}`)
  await page.getByRole('tablist').first().waitFor()
}

/** The same in a Studio that stays open. */
export async function inboxOf(studio: OpenStudio, person: PersonId, path = 'requests'): Promise<Page> {
  const page = await studio(person, `/studio/inbox/${path}`)
  await page.getByRole('tablist').first().waitFor()
  return page
}

export const requestRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: new RegExp(name) })

/** The detail of what is chosen, by its heading. */
export const detailOf = (page: Page, name: string | RegExp) => page.getByRole('article', { name })

/**
 * Narrows the list. The rows before stay until the answer is there: one of them would be pressed while they make
 * room.
 */
export async function searchFor(page: Page, words: string) {
  const isAnswer = (response: Response) => new URL(response.url()).searchParams.get('search') === words
  await Promise.all([words && page.waitForResponse(isAnswer), page.getByRole('searchbox').fill(words)])
}
