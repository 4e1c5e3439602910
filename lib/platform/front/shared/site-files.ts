/** What the site says to machines beside its pages: kept and renewed as pages are (docs/decisions/0041-for-machines.md). */
export const siteFiles = { index: '/llms.txt', events: '/events.ics', jobs: '/jobs.xml' } as const

const markdown = '.md'
const home = `/index${markdown}`

/** Where a page stands as Markdown. */
export const markdownPath = (path: string): string => (path === '/' ? home : `${path}${markdown}`)

/** The path of the page whose Markdown would stand here; undefined where no Markdown can. */
export function pageOfMarkdown(address: string): string | undefined {
  if (address === home) return '/'
  return /^(?:\/[a-z0-9-]+)+\.md$/.test(address) ? address.slice(0, -markdown.length) : undefined
}

/** Whether this is one of the files, or the Markdown of a page that there is. */
export function isSiteFile(address: string, isPagePath: (path: string) => boolean): boolean {
  const page = pageOfMarkdown(address)
  if (page === undefined) return Object.values<string>(siteFiles).includes(address)
  return isPagePath(page)
}
