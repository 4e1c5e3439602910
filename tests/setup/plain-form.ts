import { randomInt } from 'node:crypto'
import type { Demo } from './demo.ts'
import { fetchPage, type PageFacts } from './page-facts.ts'

type Values = Record<string, unknown>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fills in the form that this selector finds, by its fields' names, as a visitor does. */
function fillIn({ document }: PageFacts, selector: string, values: Values): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(selector)
  if (!form) throw new Error(`There is no ${selector} on the page`)
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) {
      const all = [...form.querySelectorAll<Control>(`[name="${name}"]:not([type=hidden])`)]
      const box = all.find((control) => control.type === 'checkbox' && control.value === one)
      const [control] = box ? [box] : all
      if (!control) throw new Error(`${selector} has no field ${name}`)
      if (box) (box as HTMLInputElement).checked = true
      else control.value = String(one)
    }
  return form
}

/**
 * Sends a form of a page as a browser without scripts does, each time from another network address; the page this
 * leads to.
 */
export async function sendPlainly(
  demo: Demo,
  page: PageFacts,
  selector: string,
  values: Values,
): Promise<PageFacts> {
  const form = fillIn(page, selector, values)
  if (!form.checkValidity()) throw new Error(`A browser would not send ${selector} like this`)
  const FormDataOfPage = page.document.defaultView?.FormData ?? FormData
  const entries = [...new FormDataOfPage(form)].map(([name, value]) => [
    name,
    String(value).replaceAll(/\r?\n/g, '\r\n'),
  ])
  const body = new URLSearchParams(entries)
  const { pathname, search } = new URL(form.action)
  const headers = {
    referer: page.document.URL,
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    accept: 'text/html',
  }
  if (form.method === 'get') return fetchPage(demo, `${pathname}?${body}`, { headers })
  const posted = { ...headers, origin: demo.siteUrl, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetchPage(demo, `${pathname}${search}`, {
    method: 'POST',
    headers: posted,
    body: String(body),
  })
  const location = answer.status === 303 && answer.headers.get('location')
  return location ? fetchPage(demo, location, { headers }) : answer
}

/** What stands in the field with this label. */
export const typedIn = ({ page }: PageFacts, label: string) => (page.getByLabelText(label) as Control).value
