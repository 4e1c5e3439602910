import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Look = {
  /** In this part of the page alone: a selector. */
  within?: string
  /** Not the header and footer, which are the same on every page. */
  withoutFrame?: boolean
  /** Rules that can't tell here. */
  except?: string[]
  /** Also in what other hosts show in frames, which takes a tab of its own. */
  withFrames?: boolean
}

/** What axe finds against WCAG 2.2 AA and good practice in the page as it is now, a line each. */
export async function accessProblems(
  page: Page,
  { within, withoutFrame, except = [], withFrames = false }: Look = {},
): Promise<string[]> {
  // What fades has less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(except)
    .setLegacyMode(!withFrames)
  if (within) axe.include(within)
  if (withoutFrame) axe.exclude('.site > header').exclude('.site > footer')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** In the Studio sizes are those of Sanity's own buttons. */
export const inStudio = (within: string): Look => ({ within, except: ['target-size'] })
