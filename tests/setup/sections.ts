import type { Page } from '@playwright/test'

/** The part of the page under this heading of the second level. */
export const sectionOf = (page: Page, heading: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section, article')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
    .last()

/** The titles of the cards or steps under this heading, in their order. */
export const titlesIn = (page: Page, heading: string | RegExp) =>
  sectionOf(page, heading).getByRole('heading', { level: 3 }).allTextContents()
