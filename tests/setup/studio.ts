import { expect, type Locator, type Page } from '@playwright/test'
import type { Demo } from './demo'

export type PersonId = Parameters<Demo['person']>[0]

/** The Studio of this person, at this address: stays open from one test to the next (studio-test.ts). */
export type OpenStudio = (person: PersonId, path?: string) => Promise<Page>

/** Logs in at the Studio's own log-in page as one of the demo people and comes back to `path`. */
export async function logIn(
  page: Page,
  demo: Demo,
  person: PersonId,
  path = '/studio',
  whileThere?: () => Promise<void>,
) {
  const { name } = demo.person(person)
  await page.goto(path)
  await whileThere?.()
  await page.getByRole('link', { name: new RegExp(`^${name}, `) }).click()
  await expect(userMenu(page, name)).toBeVisible()
}

/**
 * Opens `path` as somebody who has logged in before, and wants no animations: the Studio loads once instead of twice,
 * which is most of a test's time.
 */
export async function openStudio(page: Page, demo: Demo, person: PersonId, path = '/studio') {
  const { name, token } = demo.person(person)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/robots.txt')
  await page.evaluate(
    (stored) => localStorage.setItem('__studio_auth_token_local', stored),
    JSON.stringify({ token }),
  )
  await page.goto(path)
  await expect(userMenu(page, name)).toBeVisible()
}

/**
 * Goes to another address of an open Studio without loading it again: as the browser's Back does, whose event its
 * router follows.
 */
export async function goInside(page: Page, path: string) {
  await leaveDocument(page)
  await follow(page, path)
}

/** Leaves form, list and tool, so that none of them is mistaken for the next. */
export async function leaveDocument(page: Page) {
  await follow(page, '/studio/structure')
  await expect(documentPane(page)).toHaveCount(0)
  await expect(documentList(page, 'Content')).toBeVisible()
}

const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Opens a document's form and waits until it shows the stored values. */
export async function openDocument(page: Page, type: string, id: string) {
  await page.goto(documentPath(type, id))
  await formIsReady(page)
}

/**
 * The form shows the stored document and what was last done with it. The Studio draws the form of a page it opens
 * twice (what is typed into the first is lost) and tells the last event only after the second. A person who may not
 * edit sees it too.
 */
export async function formIsReady(page: Page) {
  await expect(documentStatus(page)).toBeVisible()
  await expect(documentPane(page).getByRole('heading', { level: 2 })).toBeVisible()
}

/** The form of this document, ready to type into. */
export async function formOf(studio: OpenStudio, person: PersonId, type: string, id: string): Promise<Page> {
  const page = await studio(person, documentPath(type, id))
  await formIsReady(page)
  return page
}

export const documentPath = (type: string, id: string) => `/studio/structure/${type};${id}`

export const userMenu = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

export const documentPane = (page: Page) => page.getByTestId('document-pane')

/** "Last published 2 min. ago", "Edited just now": the button that opens the history. */
export const documentStatus = (page: Page) => documentPane(page).getByTestId('pane-footer-document-status')

/** Its words change with its state: Publish, Publishing…, Published. */
export const publishButton = (page: Page) => documentPane(page).getByTestId('action-publish')

export const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

export const documentList = (page: Page, name: string) => page.getByRole('listbox', { name })

/** Writes into a field as a person does: only when the Studio lets one, and the text stays. */
export async function setField(field: Locator, value: string) {
  await expect(field).toBeEditable()
  await field.fill(value)
  await expect(field).toHaveValue(value)
}

/**
 * Publishes what the form shows, once the Studio has saved it, and waits until it says so. (The request's body would
 * say more, but Playwright does not always have it.)
 */
export async function publish(page: Page) {
  await expect(documentStatus(page)).not.toContainText('Last published')
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expect(documentStatus(page)).toContainText('Last published')
  await expect(publishButton(page)).toBeDisabled()
}

/** A visitor comes again until the page shows the news; `check` must not wait long. */
export async function visitorFinds(visitor: Page, path: string, check: () => Promise<void>) {
  await expect(async () => {
    await visitor.goto(path)
    await check()
  }).toPass()
}

/** Patience of one such visit. */
export const briefly = { timeout: 500 }

/** Chooses an entry of the menu beside Publish. */
export async function chooseAction(page: Page, name: string) {
  await documentPane(page).getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menu').getByRole('menuitem', { name }).click()
}

/** Opens the panel beside the form that lists the revisions. */
export async function openHistory(page: Page) {
  await documentPane(page).getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('listbox', { name: 'Document revisions' })).toBeVisible()
}

/** What the Studio has to say against publishing, as the Validation panel lists it. */
export async function openProblems(page: Page): Promise<Locator> {
  await documentPane(page).getByRole('button', { name: 'Validation', exact: true }).click()
  return page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Validation' }) })
}
