import { safeHref } from './safe-href'

export type Redirect = { from: string | null; to: string | null; isPermanent: boolean | null }
type Target = { to: string; isPermanent: boolean }

/** Where a path leads after all redirects in a row, or null: there is none, it leads in a circle or nowhere safe. */
export function followRedirect(path: string, redirects: Redirect[]): Target | null {
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const passed = new Set<string>()
  let isPermanent = true
  for (let here = path; ; ) {
    const next = byPath.get(here)
    if (!next) return passed.size > 0 ? { to: here, isPermanent } : null
    const to = targetOf(next)
    passed.add(here)
    if (!to || passed.has(to)) {
      console.error(`The redirect from ${here} leads ${to ? 'in a circle' : 'nowhere'} and was left out.`)
      return null
    }
    isPermanent &&= next.isPermanent === true
    here = to
  }
}

/** Only this site or https: what an editor wrote is checked once more here. */
function targetOf({ to }: Redirect): string | undefined {
  const href = typeof to === 'string' ? safeHref(to) : undefined
  return href && (href.startsWith('/') || href.startsWith('https://')) ? href : undefined
}
