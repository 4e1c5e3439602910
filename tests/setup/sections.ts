import type { Page } from '@playwright/test'

/** The part of the page under this heading of the second level. */
export const sectionOf = (page: Page, heading: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section, article')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
    .last()
